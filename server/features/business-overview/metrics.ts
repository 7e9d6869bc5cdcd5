import { desc } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { businessDays } from '../../db/schema.ts';
import type { MetricSource } from '../../platform/metrics/metric-source.ts';

const name = 'chalkline_members';

/** The members by plan as the overview shows them, which a job counts every few minutes. */
export function memberMetrics(db: Database): MetricSource {
  return {
    gauges: [{ name, help: 'People by their highest plan, without the team.', label: 'plan' }],
    read: async () => {
      const [latest] = await db.select().from(businessDays).orderBy(desc(businessDays.day)).limit(1);
      if (!latest) return [];
      const { free, monthly, annual, lifetime, consulting } = latest;
      const byPlan = {
        Free: free,
        Monthly: monthly,
        Annual: annual,
        Lifetime: lifetime,
        Consulting: consulting,
      };
      return Object.entries(byPlan).map(([labelValue, value]) => ({ name, labelValue, value }));
    },
  };
}
