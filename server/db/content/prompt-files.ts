import { snippetCategories } from '@chalkline/domain/prompts/categories';
import { z } from 'zod';

const line = z.string().trim().min(1);

export const promptFacts = z.strictObject({
  id: z.int().positive(),
  title: line,
  description: line.max(240),
  category: z.enum(snippetCategories),
  /** Each as the course's slug and the name of the lesson's file without its number. */
  lessons: z.array(
    z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'must be like build-your-first-website/publish'),
  ),
});
