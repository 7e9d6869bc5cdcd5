import { z } from 'zod';

export const sessionSchema = z
  .object({
    id: z.string(),
    device: z.string(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' });

export type Session = z.infer<typeof sessionSchema>;
