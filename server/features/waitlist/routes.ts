import { waitlistEntryPath } from '@chalkline/contract/addresses';
import { waitlistEntryReplySchema } from '@chalkline/contract/waitlist';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { announceJob } from './announce-job.ts';
import { answerRoutes } from './answer-routes.ts';
import { askRoute } from './ask-route.ts';
import { waitlistData } from './personal-data.ts';
import { findWaitlistEntry } from './waitlist-entries.ts';

/** The waitlist: one email when a course goes live. */
export function waitlist(context: AppContext): void {
  const { reads, db, jobs, personalData, now } = context;
  personalData.add(waitlistData(context));
  jobs.add(announceJob(context));
  askRoute(context);
  answerRoutes(context);

  reads.add({
    path: waitlistEntryPath,
    summary: 'The state of a waitlist entry, by the link in its email',
    tag: 'Notify me',
    requires: 'public',
    parameters: z.object({ token: z.string() }),
    reply: waitlistEntryReplySchema,
    read: ({ parameters }) => findWaitlistEntry(db, parameters.token, now()),
  });
}
