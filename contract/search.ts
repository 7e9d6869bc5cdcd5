import { searchKinds } from '@chalkline/domain/search/search-kinds';
import { longestSearchQuery } from '@chalkline/domain/search/search-limits';
import { z } from 'zod';

export const searchQuerySchema = z.object({
  q: z.string().trim().max(longestSearchQuery).default(''),
  /** Finds only published answers that are similar to a question. */
  kind: z.literal('answer').optional(),
});

const textSegmentSchema = z.object({ text: z.string(), isMatch: z.boolean() }).meta({ id: 'TextSegment' });

const searchResultSchema = z
  .object({
    kind: z.enum(searchKinds),
    id: z.string(),
    title: z.array(textSegmentSchema),
    context: z.string().meta({ description: 'Where it belongs, such as the course of a lesson.' }),
    sentence: z
      .array(textSegmentSchema)
      .meta({ description: 'The sentence that matches; none if it is locked.' }),
    address: z.string(),
    isLocked: z.boolean().meta({ description: "Whether the reader's plan doesn't include it." }),
  })
  .meta({ id: 'SearchResult' });

export type SearchResult = z.infer<typeof searchResultSchema>;

const searchGroupSchema = z
  .object({ kind: z.enum(searchKinds), results: z.array(searchResultSchema) })
  .meta({ id: 'SearchGroup' });

export const searchReplySchema = z
  .object({
    best: z.array(searchResultSchema).meta({ description: 'The best results of any kind, in their order.' }),
    groups: z.array(searchGroupSchema).meta({ description: 'The other results by their kind.' }),
    correctedTo: z
      .string()
      .nullable()
      .meta({ description: 'The query without its typos, if there were any.' }),
  })
  .meta({ id: 'SearchReply' });

export type SearchReply = z.infer<typeof searchReplySchema>;
