import { contentId, promptFactsSchema } from '@chalkline/contract/content-facts';
import { mostListEntries } from '@chalkline/domain/content/content-limits';
import { z } from 'zod';

const { slug: _fileName, lessonIds: _lessonIds, isFree, ...fields } = promptFactsSchema.shape;

export const promptFacts = z.strictObject({
  id: contentId,
  free: isFree,
  ...fields,
  /** Each as the course's slug and the name of the lesson's file without its number. */
  lessons: z
    .array(z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'must be like build-your-first-website/publish'))
    .max(mostListEntries),
});
