import { drawingSubjects } from '@chalkline/domain/writing/drawing-subjects';
import { z } from 'zod';

const articleHeadingSchema = z.object({ id: z.string(), title: z.string() });
/** A section of an article: the id of its heading, and its text. */
export type ArticleHeading = z.infer<typeof articleHeadingSchema>;

export const legalPageSchema = z
  .object({
    name: z.string(),
    title: z.string(),
    description: z.string(),
    lastUpdated: z.iso.date(),
    html: z.string(),
    contents: z.array(articleHeadingSchema),
  })
  .meta({ id: 'LegalPage' });

export type LegalPage = z.infer<typeof legalPageSchema>;

export const postSummarySchema = z
  .object({
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    publishedOn: z.iso.date(),
    author: z.string(),
    tags: z.array(z.string()),
    minutesToRead: z.int(),
    drawing: z.enum(drawingSubjects).nullable(),
    imageUrl: z.string().nullable(),
    imageAlt: z.string().nullable(),
    isSample: z.boolean(),
  })
  .meta({ id: 'PostSummary' });

export type PostSummary = z.infer<typeof postSummarySchema>;

export const postSchema = postSummarySchema.extend({ html: z.string() }).meta({ id: 'Post' });

export type Post = z.infer<typeof postSchema>;
