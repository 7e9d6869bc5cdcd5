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

const plannedLessonSchema = z
  .object({ title: z.string(), description: z.string() })
  .meta({ id: 'PlannedLesson' });

export const courseWithLessonsSchema = courseSchema
  .extend({
    lessons: z.array(lessonOutlineSchema),
    plannedLessons: z.array(plannedLessonSchema).meta({
      description: 'The outline of a course that is not published yet.',
    }),
  })
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

const buildCheckSchema = z
  .object({
    id: z.string().meta({ description: 'Unique in its lesson.' }),
    try: z.string(),
    expect: z.string(),
    otherwise: z.string().meta({ description: 'What to do when something else happens.' }),
  })
  .meta({ id: 'BuildCheck' });

const captionSourceSchema = z
  .object({
    language: z.string().meta({ description: 'A language code such as `en`.' }),
    label: z.string().meta({ description: 'The name of the language in that language.' }),
    url: z.string().meta({ description: 'A WebVTT file.' }),
  })
  .meta({ id: 'CaptionSource' });

const chapterSchema = z
  .object({ seconds: z.int().meta({ description: 'Where it begins.' }), title: z.string() })
  .meta({ id: 'Chapter' });

/** The whole lesson, for paying members only. */
export const lessonSchema = lessonOutlineSchema
  .extend({
    videoUrl: z.string(),
    adaptiveUrl: z.string().optional().meta({
      description: 'The HLS playlist of the video in several qualities; missing if there is none.',
    }),
    posterUrl: z.string().nullable().meta({
      description: 'The picture that is shown before the video plays; null for the usual one.',
    }),
    captionsUrl: z.string().nullable(),
    captions: z.array(captionSourceSchema).meta({ description: 'The captions in all languages.' }),
    chapters: z.array(chapterSchema),
    keyLearningPoints: z.array(z.string()),
    buildPoints: z.array(z.string()),
    checks: z.array(buildCheckSchema),
    notesHtml: z.string(),
  })
  .meta({ id: 'Lesson' });

export type Lesson = z.infer<typeof lessonSchema>;

export const transcriptLineSchema = z
  .object({ seconds: z.number().meta({ description: 'Where it is said.' }), text: z.string() })
  .meta({ id: 'TranscriptLine' });

export type TranscriptLine = z.infer<typeof transcriptLineSchema>;

/** The parts of a lesson's canonical URL. */
export const lessonAddressSchema = z
  .object({ courseSlug: z.string(), orderIndex: z.int() })
  .meta({ id: 'LessonAddress' });

export type LessonAddress = z.infer<typeof lessonAddressSchema>;
