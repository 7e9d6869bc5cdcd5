import { longestPositionSeconds } from '@chalkline/domain/playback/playback';
import { z } from 'zod';

/** Only the shape is checked here; the domain has the rules for notes. */
const text = z.string().max(20_000);

const positionSeconds = z
  .int()
  .min(0)
  .max(longestPositionSeconds)
  .nullable()
  .meta({ description: 'The position in the video; null for a note about the whole lesson.' });

export const privateNoteSchema = z
  .object({
    id: z.uuid(),
    text: z.string(),
    positionSeconds,
    createdAt: z.iso.datetime(),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'PrivateNote' });

export type PrivateNote = z.infer<typeof privateNoteSchema>;

/** The caller chooses the id, so that a note that is sent twice is added once. */
export const newPrivateNoteSchema = z
  .object({ id: z.uuid(), text, positionSeconds })
  .meta({ id: 'NewPrivateNote' });

export type NewPrivateNote = z.infer<typeof newPrivateNoteSchema>;

export const privateNoteTextSchema = z.object({ text }).meta({ id: 'PrivateNoteText' });

export type PrivateNoteText = z.infer<typeof privateNoteTextSchema>;
