import {
  fewestChecks,
  longestCheckText,
  mostChecks,
  repeatedChecks,
} from '@chalkline/domain/build-checks/build-check';
import { isCalendarDate } from '@chalkline/domain/calendar/calendar-date';
import {
  captionsProblem,
  longestCaptionsInAll,
  repeatedLanguages,
} from '@chalkline/domain/captions/caption-track';
import {
  englishLanguageName,
  isLanguageCode,
  mostCaptionLanguages,
} from '@chalkline/domain/captions/languages';
import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import {
  largestContentId,
  longestContentText,
  longestContentTitle,
  mostListEntries,
} from '@chalkline/domain/content/content-limits';
import { withPlainLineEnds } from '@chalkline/domain/content/line-ends';
import { textBurden } from '@chalkline/domain/content/text-burden';
import { courseCategories, difficulties } from '@chalkline/domain/courses/course';
import { mostFormerSlugs } from '@chalkline/domain/courses/former-slugs';
import { snippetCategories } from '@chalkline/domain/prompts/categories';
import { chaptersProblem, longestChapterTitle, mostChapters } from '@chalkline/domain/videos/chapters';
import { drawingSubjects } from '@chalkline/domain/writing/drawing-subjects';
import { z } from 'zod';
import { assetAddress, contentLine, siteFile, videoAddress } from './content-fields.ts';
import { type SiteSettings, siteSettingsSchema } from './site.ts';

/*
 * The fields of each kind of content, with the same rules for files and for the console. Files refer to
 * courses and lessons by slug and name; here both are referenced by id.
 */

const day = (example: string) =>
  z.string('must be a date').refine(isCalendarDate, `must be a date such as ${example}`);

const icon = z.string('must be the name of an icon').regex(/^[a-z-]{1,40}$/, 'must be the name of an icon');

/** The name of its file, and of its page if it has one. The domain has the rule for courses. */
const slug = z
  .string({
    error: ({ input }) =>
      input === undefined ? "can't be empty" : 'must be lowercase words separated by hyphens',
  })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lowercase words separated by hyphens')
  .max(80, 'must be at most 80 characters');

/** What a file says about itself. */
export const contentId = z
  .int('must be a whole number')
  .positive('must be 1 or more')
  .max(largestContentId, `must be at most ${largestContentId}`);

const id = z.int('Choose one.').positive('Choose one.').max(largestContentId, 'Choose one.');
const ids = z.array(id, 'must be a list').max(mostListEntries, `can have at most ${mostListEntries} entries`);
const list = z
  .array(contentLine(), 'must be a list')
  .max(mostListEntries, `can have at most ${mostListEntries} entries`);
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

const publication = {
  isPublished: z.boolean('must be true or false'),
  /** It goes live by itself on its day. */
  isScheduled: z.literal(true, 'must be true; leave it out otherwise').optional(),
};

/** Open to everybody, without a plan. Left out when it is not free. */
const isFree = z.boolean('must be true or false').optional();

export const courseFactsSchema = z.strictObject({
  slug,
  title: contentLine(longestContentTitle),
  category: oneOf(courseCategories),
  difficulty: oneOf(difficulties),
  duration: contentLine(40),
  icon,
  /** A file of this site, because the security headers block others. */
  imageUrl: siteFile.optional(),
  ...publication,
  goesLiveDate: day('2027-01-15').optional(),
  /** The outline of a course before it's published: each a title, a colon and one sentence. */
  plannedLessons: list.optional(),
  /** Managed by the product: a save does not change it. */
  formerSlugs: z
    .array(slug, 'must be a list')
    .min(1, 'must be left out when there are none')
    .max(mostFormerSlugs, `must be at most ${mostFormerSlugs}`)
    .optional(),
});
type CourseFacts = z.output<typeof courseFactsSchema>;

const buildCheck = z.strictObject(
  {
    id: slug,
    try: contentLine(longestCheckText),
    expect: contentLine(longestCheckText),
    otherwise: contentLine(longestCheckText),
  },
  'must have id, try, expect and otherwise',
);

const numberOfChecks = `must be a list of ${fewestChecks} to ${mostChecks} checks`;

const buildChecks = z
  .array(buildCheck, numberOfChecks)
  .min(fewestChecks, numberOfChecks)
  .max(mostChecks, numberOfChecks)
  .superRefine((checks, context) => {
    for (const index of repeatedChecks(checks)) {
      const message = 'is already the id of another check of this lesson';
      context.addIssue({ code: 'custom', path: [index, 'id'], message });
    }
  });

const captionTrack = z
  .strictObject(
    {
      language: z
        .string('must be a language')
        .refine(isLanguageCode, 'must be a language such as en or pt-BR'),
      /** A WebVTT file. */
      text: z.string('must be a WebVTT file').overwrite(withPlainLineEnds),
    },
    'must have language and text',
  )
  .superRefine(({ language, text }, context) => {
    const problem = captionsProblem(text);
    if (!problem) return;
    const message = `can't be shown in ${englishLanguageName(language)}: ${problem}`;
    context.addIssue({ code: 'custom', path: ['text'], message });
  });

/** Captions that were written in the console or uploaded, one entry for each language. */
const captionTracks = z
  .array(captionTrack, 'must be a list')
  .max(mostCaptionLanguages, `can be in at most ${mostCaptionLanguages} languages`)
  .refine(
    (tracks) => tracks.reduce((sum, { text }) => sum + text.length, 0) <= longestCaptionsInAll,
    'must be at most 600,000 characters in all languages together',
  )
  .superRefine((tracks, context) => {
    for (const index of repeatedLanguages(tracks)) {
      const message = 'is already the language of other captions of this lesson';
      context.addIssue({ code: 'custom', path: [index, 'language'], message });
    }
  });

const chapter = z.strictObject(
  {
    seconds: z.int('must be a whole number').nonnegative('must begin with a time, such as 1:05'),
    title: contentLine(longestChapterTitle),
  },
  'must have seconds and title',
);

const chapterList = z
  .array(chapter, 'must be a list')
  .max(mostChapters, `can have at most ${mostChapters} entries`)
  .superRefine((chapters, context) => {
    const problem = chaptersProblem(chapters);
    if (!problem) return;
    context.addIssue({ code: 'custom', path: [problem.index, 'seconds'], message: problem.message });
  });

export const lessonFactsSchema = z.strictObject({
  courseId: id,
  /** Changed only by reordering the lessons. */
  orderIndex: z.int().positive(),
  slug,
  title: contentLine(longestContentTitle),
  description: contentLine(240),
  duration: contentLine(40),
  xpReward: z
    .int('must be a whole number')
    .nonnegative("can't be less than 0")
    .max(10_000, 'must be at most 10,000'),
  isFree,
  videoUrl: videoAddress,
  /** The picture that is shown before the video plays. */
  posterUrl: siteFile.optional(),
  captionsUrl: assetAddress.optional(),
  chapters: chapterList.optional(),
  keyLearningPoints: list,
  buildPoints: list,
  checks: buildChecks,
  captions: captionTracks.optional(),
});
type LessonFacts = z.output<typeof lessonFactsSchema>;

export const promptFactsSchema = z.strictObject({
  slug,
  title: contentLine(longestContentTitle),
  description: contentLine(240),
  category: oneOf(snippetCategories),
  isFree,
  lessonIds: ids,
});
type PromptFacts = z.output<typeof promptFactsSchema>;

export const certificationFactsSchema = z.strictObject({
  slug,
  name: contentLine(60),
  description: contentLine(240),
  icon,
  courseId: id,
});
type CertificationFacts = z.output<typeof certificationFactsSchema>;

export const postFactsSchema = z.strictObject({
  slug,
  title: contentLine(longestContentTitle),
  description: contentLine(160),
  publishedOn: day('2025-08-15'),
  author: contentLine(80),
  tags: z
    .array(
      z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be lowercase words separated by hyphens'),
      'must be a list',
    )
    .min(1, "can't be empty")
    .max(20, 'can have at most 20 tags'),
  /** The drawing on its cover; without one it follows from the address. */
  drawing: oneOf(drawingSubjects).optional(),
  /** A picture instead of the drawing, with its description for people who can't see it. */
  imageUrl: siteFile.optional(),
  imageAlt: contentLine(240).optional(),
  /** An example text that is not about real people. Left out otherwise. */
  isSample: z.boolean('must be true or false').optional(),
  ...publication,
});
type PostFacts = z.output<typeof postFactsSchema>;

export const legalFactsSchema = z.strictObject({
  slug,
  title: contentLine(longestContentTitle),
  description: contentLine(160),
  lastUpdated: day('2025-08-15'),
});
type LegalFacts = z.output<typeof legalFactsSchema>;

export interface FactsOf {
  readonly course: CourseFacts;
  readonly lesson: LessonFacts;
  readonly prompt: PromptFacts;
  readonly certification: CertificationFacts;
  readonly post: PostFacts;
  readonly legal: LegalFacts;
  readonly site: SiteSettings;
}

export const factsSchemas = {
  course: courseFactsSchema,
  lesson: lessonFactsSchema,
  prompt: promptFactsSchema,
  certification: certificationFactsSchema,
  post: postFactsSchema,
  legal: legalFactsSchema,
  site: siteSettingsSchema,
} as const satisfies { readonly [Kind in ContentKind]: z.ZodType<FactsOf[Kind]> };

/** The text below the fields: the description of a course, the text of a prompt, otherwise Markdown. */
export const contentBodySchema = z
  .string()
  .max(longestContentText, { error: 'must be at most 200,000 characters', abort: true })
  .overwrite(withPlainLineEnds)
  .superRefine((text, context) => {
    const message = textBurden(text);
    if (message) context.addIssue({ code: 'custom', message });
  });
