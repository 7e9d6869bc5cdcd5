import { activityKinds } from '@chalkline/domain/activity/week';
import { largestGoal, possibleGoals, smallestGoal } from '@chalkline/domain/activity/weekly-goal';
import { z } from 'zod';

const goal = z.int().min(smallestGoal).max(largestGoal);

export const weeklyGoalSchema = z
  .strictObject({ lessons: goal.nullable().meta({ description: 'Null removes the goal.' }) })
  .meta({ id: 'WeeklyGoal' });

export type WeeklyGoal = z.infer<typeof weeklyGoalSchema>;

/** The same by a form, where an empty choice removes the goal. */
export const weeklyGoalFormSchema = z
  .object({ lessons: z.enum(['', ...possibleGoals.map(String)]) })
  .meta({ id: 'WeeklyGoalForm' });

export const learnerActivitySchema = z
  .object({
    weeklyGoal: goal.nullable(),
    asOf: z.iso.datetime(),
    recent: z
      .array(z.object({ kind: z.enum(activityKinds), at: z.iso.datetime() }))
      .meta({ description: 'What the caller did in the last eight days.' }),
    snapshots: z.int().meta({ description: 'How many snapshots the caller has.' }),
    checks: z
      .array(z.object({ courseId: z.int(), done: z.int(), total: z.int() }))
      .meta({ description: 'The build checks of each course, and how many of them the caller has ticked.' }),
  })
  .meta({ id: 'LearnerActivity' });

export type LearnerActivity = z.infer<typeof learnerActivitySchema>;
