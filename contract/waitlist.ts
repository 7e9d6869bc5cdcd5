import { noAddressText } from '@chalkline/domain/account/address-text';
import { longestEmail, waitingStates } from '@chalkline/domain/learning/waiting-list';
import { z } from 'zod';
import { courseSchema } from './courses.ts';

export const emailSchema = z.string().trim().pipe(z.email(noAddressText).max(longestEmail));

/** Read as any text: the form and the call are told in their own ways that it is no address. */
export const waitlistSchema = z.object({ email: z.string() }).meta({ id: 'NotifyMe' });

/** The same for every address, whether it is known or not. */
export const waitlistReplySchema = z.object({ status: z.literal('asked') }).meta({ id: 'NotifyMeReply' });

/** What the owner of a mailbox may know by a link in a letter. An unknown link and one that has run out look the same. */
export const waitingSchema = z
  .object({
    state: z.enum([...waitingStates, 'gone']),
    course: courseSchema.pick({ title: true, slug: true, isPublished: true, goesLiveDate: true }).nullable(),
  })
  .meta({ id: 'Waiting' });

export type Waiting = z.infer<typeof waitingSchema>;
