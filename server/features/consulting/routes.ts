import type { AppContext } from '../../platform/app-context.ts';
import { founderTicketRoutes } from './founder-routes.ts';
import { liveTicketRoutes } from './live-routes.ts';
import { memberReads } from './member-reads.ts';
import { memberWrites } from './member-writes.ts';
import { ticketMetrics } from './metrics.ts';
import { ticketData } from './personal-data.ts';
import { reminderJob } from './remind.ts';
import { ticketSource } from './search-source.ts';

/** Consulting tickets, for members and for the consultant. */
export function consulting(context: AppContext): void {
  memberReads(context);
  memberWrites(context);
  founderTicketRoutes(context);
  liveTicketRoutes(context);
  context.search.add(ticketSource);
  context.personalData.add(ticketData(context.db));
  context.jobs.add(reminderJob(context));
  context.metrics.addSource(ticketMetrics(context.db));
}
