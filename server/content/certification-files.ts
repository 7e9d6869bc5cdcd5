import { certificationFactsSchema, contentId } from '@chalkline/contract/content-facts';
import { z } from 'zod';

const { slug: _fileName, courseId: _courseId, ...fields } = certificationFactsSchema.shape;

export const certificationFacts = z.strictObject({
  id: contentId,
  ...fields,
  /** The slug of its course. */
  course: z.string().regex(/^[a-z0-9-]+$/),
});
