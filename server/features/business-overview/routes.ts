import {
  businessOverviewSchema,
  overviewFileSchema,
  overviewQuerySchema,
  owedPaymentsSchema,
  waitingWorkSchema,
} from '@chalkline/contract/business-overview';
import {
  businessOverviewPath,
  overviewFilePath,
  owedPaymentsPath,
  waitingWorkPath,
} from '@chalkline/contract/console-addresses';
import type { OverviewChart } from '@chalkline/domain/business-overview/charts';
import { readPeriod } from '@chalkline/domain/calendar/period';
import type { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { parseRowId } from '../../platform/http/row-id.ts';
import { businessCount } from './count-business.ts';
import { keepLostSubscriber } from './lost-with-account.ts';
import { memberMetrics } from './metrics.ts';
import { overviewFile } from './overview-files.ts';
import { type OverviewRequest, owedPayments, businessOverview as readBusinessOverview } from './queries.ts';
import { waitingWork } from './waiting-work.ts';

const tag = 'Founder console';

/** The business figures for the founder. */
export function businessOverview(context: AppContext): void {
  const { reads, db, now, jobs, personalData, metrics } = context;
  jobs.add(businessCount(context));
  personalData.beforeErasing(keepLostSubscriber);
  metrics.addSource(memberMetrics(db));

  reads.add({
    path: businessOverviewPath,
    summary: 'Members, revenue, churn, courses, prompts and waitlists over a period',
    tag,
    requires: 'staff:money',
    query: overviewQuerySchema,
    reply: businessOverviewSchema,
    read: ({ query }) => readBusinessOverview(db, readRequest(query), now()),
  });

  reads.add({
    path: waitingWorkPath,
    summary: 'How many submissions, tickets and questions wait for the caller',
    tag,
    requires: 'staff:overview',
    reply: waitingWorkSchema,
    read: ({ person }) => waitingWork(db, person),
  });

  reads.add({
    path: owedPaymentsPath,
    summary: 'Failed renewal payments, oldest first',
    tag,
    requires: 'staff:money',
    reply: owedPaymentsSchema,
    read: () => owedPayments(db, now()),
  });

  files(context);
}

function files({ routes, db, now }: AppContext): void {
  routes.addRaw({
    method: 'GET',
    path: overviewFilePath,
    summary: 'One chart as a file for spreadsheets',
    tag,
    requires: 'staff:money',
    parameters: overviewFileSchema,
    query: overviewQuerySchema,
    respond: async ({ parameters: { chart }, query, reply }) => {
      const wanted = readRequest(query);
      const file = overviewFile(
        chart.replace('.csv', '') as OverviewChart,
        await readBusinessOverview(db, wanted, now()),
      );
      const name = `chalkline-${chart.replace('.csv', '')}-${wanted.period}-days.csv`;
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(file);
    },
  });
}

function readRequest({ days, course }: z.output<typeof overviewQuerySchema>): OverviewRequest {
  return {
    period: readPeriod(days),
    courseId: course === undefined ? undefined : parseRowId(course),
  };
}
