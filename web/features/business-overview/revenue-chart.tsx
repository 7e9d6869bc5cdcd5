import { dollarsOf } from '@chalkline/domain/billing/prices';
import { revenueCaption } from '@chalkline/domain/business-overview/who-counts';
import { chartDay } from '@chalkline/domain/calendar/period';
import type { ReactElement } from 'react';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { LinePlot } from '../../ui/charts/line-plot.tsx';
import { type ChartProps, endsOf, latestFirst } from './chart-props.ts';

/** The monthly revenue from active subscriptions. */
export function RevenueChart({ overview: { revenue, days }, file }: ChartProps): ReactElement {
  const values = revenue.map(({ cents }) => cents);
  const [first, last] = [values[0] ?? 0, values.at(-1) ?? 0];
  return (
    <ChartCard
      title="Monthly recurring revenue"
      figure={dollarsOf(last)}
      columns={['Day', 'Revenue a month']}
      rows={() => latestFirst(revenue.map(({ day, cents }) => [chartDay(day, days), dollarsOf(cents)]))}
      file={file}
      note={revenueCaption}
    >
      <LinePlot
        label={`Monthly recurring revenue: from ${dollarsOf(first)} to ${dollarsOf(last)} in ${days} days.`}
        values={values}
        ends={endsOf(revenue)}
        format={dollarsOf}
      />
    </ChartCard>
  );
}
