import { count, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { tickets } from '../../db/schema.ts';
import type { MetricSource } from '../../platform/metrics/metric-source.ts';

const name = 'chalkline_open_tickets';

export function ticketMetrics(db: Database): MetricSource {
  return {
    gauges: [{ name, help: 'Consulting tickets that are not completed, by column.', label: 'status' }],
    read: async () => {
      const rows = await db
        .select({ status: tickets.status, count: count() })
        .from(tickets)
        .where(ne(tickets.status, 'Completed'))
        .groupBy(tickets.status);
      return rows.map(({ status, count: value }) => ({ name, labelValue: status, value }));
    },
  };
}
