import { copiesCaption } from '@chalkline/domain/business-overview/who-counts';
import type { ReactElement } from 'react';
import { BarPlot } from '../../ui/charts/bar-plot.tsx';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { type ChartProps, number } from './chart-props.ts';

const shown = 5;

const timesLabel = (count: number) => (count === 1 ? 'once' : `${number(count)} times`);

/** The most copied prompts. */
export function PromptsChart({ overview: { prompts, days }, file }: ChartProps): ReactElement {
  const copied = prompts.filter(({ copies }) => copies > 0);
  const total = copied.reduce((sum, { copies }) => sum + copies, 0);
  const most = copied[0] ? `${copied[0].title} most often, ${timesLabel(copied[0].copies)}` : 'none yet';
  return (
    <ChartCard
      title="Most-copied prompts"
      figure={total === 1 ? '1 copy' : `${number(total)} copies`}
      columns={['Prompt', 'Copies']}
      rows={() => prompts.map(({ title, copies }) => [title, number(copies)])}
      file={file}
      note={copied.length === 0 ? `No prompt was copied in ${days} days.` : copiesCaption}
    >
      {copied.length === 0 ? null : (
        <BarPlot
          label={`Prompts copied in ${days} days: ${number(total)}; ${most}.`}
          bars={copied
            .slice(0, shown)
            .map(({ id, title, copies }) => ({ key: id, name: title, value: copies, note: number(copies) }))}
        />
      )}
    </ChartCard>
  );
}
