import { z } from 'zod';

const line = z.string().trim().min(1);

export const certificationFacts = z.strictObject({
  id: z.int().positive(),
  name: line.max(60),
  description: line.max(240),
  icon: z.string().regex(/^[a-z-]+$/),
  /** The slug of the course that it belongs to. */
  course: z.string().regex(/^[a-z0-9-]+$/),
});
