import { roles } from '@chalkline/domain/access/roles';
import { planNames } from '@chalkline/domain/billing/plans';
import { longestPositionSeconds } from '@chalkline/domain/playback/playback';
import { z } from 'zod';

/** Only the shape is checked here; the domain has the rules for questions and answers. */
const written = z.string().max(40_000);

const positionSeconds = z
  .int()
  .min(0)
  .max(longestPositionSeconds)
  .nullable()
  .meta({ description: 'The position in the video; null for a question about the whole lesson.' });

const pictureSchema = z.object({
  imageUrl: z.string(),
  thumbnailUrl: z.string(),
  /** Of the picture, in pixels. */
  width: z.int(),
  height: z.int(),
});

/** A question as its asker sees it. */
export const ownQuestionSchema = z
  .object({
    id: z.uuid(),
    text: z.string(),
    positionSeconds,
    picture: pictureSchema.nullable(),
    askedAt: z.iso.datetime(),
    answer: z.object({ html: z.string(), answeredAt: z.iso.datetime() }).nullable(),
    isPublished: z.boolean(),
  })
  .meta({ id: 'OwnQuestion' });

export type OwnQuestion = z.infer<typeof ownQuestionSchema>;

/** The caller chooses the id, so that a question that is sent twice is asked once. */
export const newQuestionSchema = z
  .object({
    id: z.uuid(),
    text: written,
    positionSeconds,
    imageUrl: z
      .string()
      .max(500)
      .nullable()
      .meta({ description: 'The URL of an uploaded image; null without one.' }),
    mayShowName: z.boolean().meta({ description: 'Whether the first name may be published.' }),
  })
  .meta({ id: 'NewQuestion' });

export type NewQuestion = z.infer<typeof newQuestionSchema>;

/** The form of a page without scripts. */
export const questionFormSchema = z.object({ text: written, mayShowName: z.literal('on').optional() });

/** What everybody sees who may open the lesson. */
const publishedAnswerSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    question: z.string().meta({ description: 'Empty once its asker has deleted it.' }),
    html: z.string(),
    askedBy: z.string().nullable().meta({ description: 'The first name, if its owner agreed.' }),
    publishedAt: z.iso.datetime(),
  })
  .meta({ id: 'PublishedAnswer' });

export type PublishedAnswer = z.infer<typeof publishedAnswerSchema>;

export const publishedAnswersSchema = z
  .object({
    answers: z.array(publishedAnswerSchema),
    /** The cursor of the next page; null on the last page. */
    next: z.string().nullable(),
  })
  .meta({ id: 'PublishedAnswers' });

export type PublishedAnswers = z.infer<typeof publishedAnswersSchema>;

export const publishedAnswersQuerySchema = z.object({ after: z.string().optional() });

const rowShape = {
  id: z.uuid(),
  text: z.string(),
  positionSeconds,
  askedAt: z.iso.datetime(),
  lesson: z.object({
    id: z.int(),
    title: z.string(),
    orderIndex: z.int(),
    courseTitle: z.string(),
    courseSlug: z.string(),
  }),
  member: z
    .object({
      id: z.uuid(),
      name: z.string(),
      email: z.string(),
      plan: z.enum(planNames),
      role: z.enum(roles).nullable().meta({ description: 'Null for everybody who is not staff.' }),
      hasPrioritySupport: z.boolean(),
    })
    .nullable()
    .meta({ description: 'Null once the member has deleted the question.' }),
  hasPicture: z.boolean(),
  answeredAt: z.iso.datetime().nullable(),
  publishedTitle: z.string().nullable(),
};

/** A question in the lists of the console. */
const questionRowSchema = z.object(rowShape).meta({ id: 'QuestionRow' });

export type QuestionRow = z.infer<typeof questionRowSchema>;

export const questionRowsSchema = z
  .object({
    questions: z.array(questionRowSchema),
    /** The cursor of the next page; null on the last page. */
    next: z.string().nullable(),
  })
  .meta({ id: 'QuestionRows' });

export type QuestionRows = z.infer<typeof questionRowsSchema>;

export const questionRowsQuerySchema = z.object({
  state: z.enum(['open', 'answered']).default('open'),
  after: z.string().optional(),
});

export const questionCountSchema = z
  .object({ open: z.int(), priority: z.int().meta({ description: 'Those with priority support.' }) })
  .meta({ id: 'QuestionCount' });

export type QuestionCount = z.infer<typeof questionCountSchema>;

export const publicationSchema = z
  .object({ title: written, question: written, answer: written })
  .meta({ id: 'Publication' });

/** A question with everything that the team sees. */
export const founderQuestionSchema = z
  .object({
    ...rowShape,
    picture: pictureSchema.nullable(),
    askedBy: z.string().nullable().meta({ description: 'The first name, if it may be published.' }),
    answer: z
      .object({
        markdown: z.string(),
        html: z.string(),
        answeredBy: z.string().nullable(),
        answeredAt: z.iso.datetime(),
        changedAt: z.iso.datetime(),
      })
      .nullable(),
    publication: publicationSchema.extend({ publishedAt: z.iso.datetime() }).nullable(),
  })
  .meta({ id: 'FounderQuestion' });

export type FounderQuestion = z.infer<typeof founderQuestionSchema>;

export const answerSchema = z
  .object({
    markdown: written,
    basedOn: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When the answer that is edited was last changed; null for the first one.' }),
  })
  .meta({ id: 'QuestionAnswer' });

export const renderAnswerSchema = z.object({ markdown: written });
export const renderedAnswerSchema = z.object({ html: z.string() });
