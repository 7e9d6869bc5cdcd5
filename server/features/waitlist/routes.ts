import { waitingPath } from '@chalkline/contract/addresses';
import { waitingSchema } from '@chalkline/contract/waitlist';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { announceJob } from './announce-job.ts';
import { answerRoutes } from './answer-routes.ts';
import { askRoute } from './ask-route.ts';
import { waitingData } from './personal-data.ts';
import { waitingOf } from './waiting.ts';

/** The waitlist: one email when a course goes live. */
export function waitlist(context: AppContext): void {
  const { reads, db, jobs, personalData, now } = context;
  personalData.add(waitingData(context));
  jobs.add(announceJob(context));
  askRoute(context);
  answerRoutes(context);

  reads.add({
    path: waitingPath,
    summary: 'The state of a waitlist entry, by the link in its email',
    tag: 'Notify me',
    requires: 'public',
    parameters: z.object({ token: z.string() }),
    reply: waitingSchema,
    read: ({ parameters }) => waitingOf(db, parameters.token, now()),
  });
}
