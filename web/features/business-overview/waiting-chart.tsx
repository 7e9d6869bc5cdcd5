import type { ReactElement } from 'react';
import { BarPlot } from '../../ui/charts/bar-plot.tsx';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { type ChartProps, number } from './chart-props.ts';

/** The number of people on the waitlists of courses that are not live yet. */
export function WaitingChart({ overview: { waiting }, file }: ChartProps): ReactElement {
  const total = waiting.reduce((sum, { confirmed }) => sum + confirmed, 0);
  return (
    <ChartCard
      title="Course waitlists"
      figure={`${number(total)} on waitlists`}
      columns={['Course', 'Confirmed', 'Not confirmed yet']}
      rows={() => waiting.map(({ title, confirmed, asked }) => [title, number(confirmed), number(asked)])}
      file={file}
      {...(waiting.length === 0 ? { note: 'Nobody is on a waitlist.' } : {})}
    >
      {waiting.length === 0 ? null : (
        <BarPlot
          label={`People on course waitlists: ${number(total)}.`}
          bars={waiting.map(({ courseId, title, confirmed }) => ({
            key: courseId,
            name: title,
            value: confirmed,
            note: number(confirmed),
          }))}
        />
      )}
    </ChartCard>
  );
}
