import { churnSentence, percentLabel } from '@chalkline/domain/business-overview/churn';
import { chartDay } from '@chalkline/domain/calendar/period';
import type { ReactElement } from 'react';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { LinePlot } from '../../ui/charts/line-plot.tsx';
import { type ChartProps, endsOf, latestFirst, number } from './chart-props.ts';

const label = (rate: number | null | undefined) => (rate == null ? '–' : percentLabel(rate));

/** The share of subscribers who leave within a month. */
export function ChurnChart({ overview: { churn, days }, file }: ChartProps): ReactElement {
  const last = churn.at(-1);
  const sentence = churnSentence(last ?? { cohort: 0, cohortLost: 0 });
  const [gained, lost] = [sumOf(churn, 'gained'), sumOf(churn, 'lost')];
  return (
    <ChartCard
      title="Churn"
      figure={label(last?.rate)}
      columns={['Day', 'Subscribers', 'Joined', 'Left', 'Churn']}
      rows={() =>
        latestFirst(
          churn.map((day) => [
            chartDay(day.day, days),
            number(day.subscribers),
            number(day.gained),
            number(day.lost),
            label(day.rate),
          ]),
        )
      }
      file={file}
      note={`${sentence} In ${days} days, ${number(gained)} joined and ${number(lost)} left.`}
    >
      <LinePlot
        label={`Churn over 30 days: ${label(last?.rate)} now. ${sentence} In ${days} days, ${number(gained)} ${gained === 1 ? 'subscriber' : 'subscribers'} joined and ${number(lost)} left.`}
        values={churn.map(({ rate }) => rate)}
        ends={endsOf(churn)}
        format={percentLabel}
      />
    </ChartCard>
  );
}

function sumOf(churn: ChartProps['overview']['churn'], field: 'gained' | 'lost'): number {
  return churn.reduce((sum, day) => sum + day[field], 0);
}
