import { snippetCategories } from '@chalkline/domain/prompts/categories';
import { z } from 'zod';

/** A prompt of a lesson, for paying members only. */
export const lessonSnippetSchema = z
  .object({
    id: z.int(),
    title: z.string(),
    description: z.string(),
    prompt: z.string(),
    category: z.enum(snippetCategories),
  })
  .meta({ id: 'LessonSnippet' });

export type LessonSnippet = z.infer<typeof lessonSnippetSchema>;

const linkedLessonSchema = z
  .object({
    id: z.int(),
    title: z.string(),
    orderIndex: z.int(),
    course: z.object({ slug: z.string(), icon: z.string(), title: z.string() }),
  })
  .meta({ id: 'LinkedLesson' });

export type LinkedLesson = z.infer<typeof linkedLessonSchema>;

export const snippetSchema = lessonSnippetSchema
  .extend({
    isFree: z.boolean().meta({ description: 'Whether it is open to everybody, without a plan.' }),
    isPreview: z.boolean().meta({
      description: 'Whether `prompt` is cut to what somebody without a plan may read.',
    }),
    lessons: z.array(linkedLessonSchema),
  })
  .meta({ id: 'Snippet' });

export type Snippet = z.infer<typeof snippetSchema>;
