import { waitingPath } from '@chalkline/contract/addresses';
import { waitingSchema } from '@chalkline/contract/waitlist';
import { z } from 'zod';
import type { House } from '../../platform/app-context.ts';
import { answerRoutes } from './answer-routes.ts';
import { askRoute } from './ask-route.ts';
import { waitingData } from './personal-data.ts';
import { tellingJob } from './announce-job.ts';
import { waitingOf } from './waiting.ts';

/** Being told, once, when a course that is not there yet goes live. */
export function notifyMe(house: House): void {
  const { reads, db, jobs, personalData, now } = house;
  personalData.add(waitingData(house));
  jobs.add(tellingJob(house));
  askRoute(house);
  answerRoutes(house);

  reads.add({
    path: waitingPath,
    summary: 'How a wish to be told stands, by the link in its letter',
    tag: 'Notify me',
    requires: 'public',
    parameters: z.object({ token: z.string() }),
    query: z.object({}),
    reply: waitingSchema,
    read: ({ parameters }) => waitingOf(db, parameters.token, now()),
  });
}
