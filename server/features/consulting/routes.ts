import type { House } from '../../platform/app-context.ts';
import { founderTicketRoutes } from './founder-routes.ts';
import { liveTicketRoutes } from './live-routes.ts';
import { memberReads } from './member-reads.ts';
import { memberWrites } from './member-writes.ts';
import { ticketData } from './personal-data.ts';
import { reminderJob } from './remind.ts';

/** Tickets: what members ask for, what the consultant does about it, and the promise between them. */
export function consulting(house: House): void {
  memberReads(house);
  memberWrites(house);
  founderTicketRoutes(house);
  liveTicketRoutes(house);
  house.personalData.add(ticketData(house.db));
  house.jobs.add(reminderJob(house));
}
