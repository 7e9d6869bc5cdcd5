import { waitlistStates } from '@chalkline/domain/waitlist/waitlist';
import { z } from 'zod';
import { courseSchema } from './courses.ts';

/** Any text, because the form and the call report an invalid email in different ways. */
export const waitlistSchema = z.object({ email: z.string() }).meta({ id: 'NotifyMe' });

/**
 * The same for every email, whether it is known or not. Only the verified email of the person who asks needs
 * no confirmation.
 */
export const waitlistReplySchema = z
  .object({ status: z.enum(['asked', 'confirmed']) })
  .meta({ id: 'NotifyMeReply' });
export type WaitlistReply = z.infer<typeof waitlistReplySchema>;

/**
 * What the owner of a mailbox learns from a link in an email. An unknown link and an expired one look the
 * same.
 */
export const waitlistEntryReplySchema = z
  .object({
    state: z.enum([...waitlistStates, 'gone']),
    course: courseSchema.pick({ title: true, slug: true, isPublished: true, goesLiveDate: true }).nullable(),
  })
  .meta({ id: 'Waiting' });

export type WaitlistEntryReply = z.infer<typeof waitlistEntryReplySchema>;
