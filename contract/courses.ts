import { courseCategories, difficulties } from '@chalkline/domain/courses/course';
import { z } from 'zod';
import { certificationSchema } from './certifications.ts';

export const courseSchema = z
  .object({
    id: z.int(),
    title: z.string(),
    description: z.string(),
    slug: z.string(),
    imageUrl: z.string().nullable(),
    icon: z.string(),
    category: z.enum(courseCategories),
    difficulty: z.enum(difficulties),
    duration: z.string(),
    isPublished: z.boolean(),
    goesLiveDate: z.iso.date().nullable(),
    totalLessons: z.int(),
    freeLessonOrder: z.int().nullable().meta({
      description: 'The `orderIndex` of its first free lesson.',
    }),
  })
  .meta({ id: 'Course' });

export type Course = z.infer<typeof courseSchema>;

/** The public facts about a lesson. */
const lessonOutlineSchema = z
  .object({
    id: z.int(),
    courseId: z.int(),
    title: z.string(),
    description: z.string(),
    duration: z.string(),
    orderIndex: z.int(),
    xpReward: z.int(),
    isFree: z.boolean().meta({ description: 'Whether it is open to everybody, without a plan.' }),
  })
  .meta({ id: 'LessonOutline' });

export type LessonOutline = z.infer<typeof lessonOutlineSchema>;

export const courseWithLessonsSchema = courseSchema
  .extend({ lessons: z.array(lessonOutlineSchema) })
  .meta({ id: 'CourseWithLessons' });

export type CourseWithLessons = z.infer<typeof courseWithLessonsSchema>;

/** What a course offers besides its lessons. */
export const courseOfferSchema = z
  .object({
    certification: certificationSchema.nullable(),
    promptCount: z.int().meta({ description: 'How many prompts belong to its lessons.' }),
  })
  .meta({ id: 'CourseOffer' });

export type CourseOffer = z.infer<typeof courseOfferSchema>;

/** The whole lesson, for paying members only. */
export const lessonSchema = lessonOutlineSchema
  .extend({
    videoUrl: z.string(),
    captionsUrl: z.string().nullable(),
    keyLearningPoints: z.array(z.string()),
    buildPoints: z.array(z.string()),
    notesHtml: z.string(),
  })
  .meta({ id: 'Lesson' });

export type Lesson = z.infer<typeof lessonSchema>;

/** The parts of a lesson's canonical URL. */
export const lessonAddressSchema = z
  .object({ courseSlug: z.string(), orderIndex: z.int() })
  .meta({ id: 'LessonAddress' });

export type LessonAddress = z.infer<typeof lessonAddressSchema>;
