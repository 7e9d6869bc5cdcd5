import { count, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { certificationSubmissions } from '../../db/schema.ts';
import type { MetricSource } from '../../platform/metrics/metric-source.ts';

const name = 'chalkline_waiting_reviews';

export function reviewMetrics(db: Database): MetricSource {
  return {
    gauges: [{ name, help: 'Submitted work that waits for a review.' }],
    read: async () => {
      const [row] = await db
        .select({ value: count() })
        .from(certificationSubmissions)
        .where(isNull(certificationSubmissions.decidedAt));
      return [{ name, value: row?.value ?? 0 }];
    },
  };
}
