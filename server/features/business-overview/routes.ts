import { glanceFilePath, glancePath, owedPaymentsPath } from '@chalkline/contract/console-addresses';
import {
  glanceFileSchema,
  glanceQuerySchema,
  glanceSchema,
  owedPaymentsSchema,
} from '@chalkline/contract/business-overview';
import type { GlanceChart } from '@chalkline/domain/business-overview/charts';
import { readPeriod } from '@chalkline/domain/calendar/period';
import { z } from 'zod';
import { requireStaff, staffOnly } from '../../platform/http/guard.ts';
import type { House } from '../../platform/app-context.ts';
import { parseRowId } from '../../platform/http/row-id.ts';
import { businessCount } from './count-business.ts';
import { glanceFile } from './overview-files.ts';
import { type GlanceWish, owedPayments, glance as readGlance } from './queries.ts';

const tag = 'Founder console';
const nothing = z.object({});

/** How the business goes, for the founder. */
export function glance(house: House): void {
  const { reads, db, now, jobs } = house;
  jobs.add(businessCount(house));

  reads.add({
    path: glancePath,
    summary: 'Members, revenue, churn, courses, prompts and waiting lists over a period',
    tag,
    requires: 'staff:money',
    parameters: nothing,
    query: glanceQuerySchema,
    reply: glanceSchema,
    read: ({ query }) => readGlance(db, wishOf(query), now()),
  });

  reads.add({
    path: owedPaymentsPath,
    summary: 'Renewals that could not be charged, the oldest first',
    tag,
    requires: 'staff:money',
    parameters: nothing,
    query: nothing,
    reply: owedPaymentsSchema,
    read: () => owedPayments(db, now()),
  });

  files(house);
}

function files({ app, db, now }: House): void {
  app.get(
    glanceFilePath,
    {
      onRequest: staffOnly('money'),
      schema: {
        summary: 'One chart as a file for spreadsheets',
        tags: [tag],
        params: glanceFileSchema,
        querystring: glanceQuerySchema,
      },
    },
    async (request, reply) => {
      await requireStaff(request, 'money');
      const { chart } = request.params as z.output<typeof glanceFileSchema>;
      const wish = wishOf(request.query as z.output<typeof glanceQuerySchema>);
      const file = glanceFile(chart.replace('.csv', '') as GlanceChart, await readGlance(db, wish, now()));
      const name = `chalkline-${chart.replace('.csv', '')}-${wish.period}-days.csv`;
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(file);
    },
  );
}

function wishOf({ days, course }: z.output<typeof glanceQuerySchema>): GlanceWish {
  return {
    period: readPeriod(days),
    courseId: course === undefined ? undefined : parseRowId(course),
  };
}
