import { z } from 'zod';

export const sessionsPath = '/api/account/sessions';
export const sessionPath = '/api/account/sessions/:sessionId';

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
