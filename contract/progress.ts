import { z } from 'zod';

export const progressRecordSchema = z
  .object({ courseId: z.int(), lessonId: z.int(), isCompleted: z.boolean() })
  .meta({ id: 'ProgressRecord' });

export type ProgressRecord = z.infer<typeof progressRecordSchema>;

export const userCourseSchema = z.object({ id: z.int(), progress: z.int() }).meta({ id: 'UserCourse' });

export type UserCourse = z.infer<typeof userCourseSchema>;

export const completionSchema = z
  .object({
    lessonId: z.int(),
    courseId: z.int(),
    xpEarned: z.int(),
    totalXp: z.int(),
    alreadyCompleted: z.boolean(),
  })
  .meta({ id: 'Completion' });

export type Completion = z.infer<typeof completionSchema>;

export const undoneCompletionSchema = z
  .object({
    lessonId: z.int(),
    courseId: z.int(),
    xpRemoved: z.int(),
    totalXp: z.int(),
    alreadyIncomplete: z.boolean(),
  })
  .meta({ id: 'UndoneCompletion' });

export type UndoneCompletion = z.infer<typeof undoneCompletionSchema>;
