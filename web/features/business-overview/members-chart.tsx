import { planNames } from '@chalkline/domain/billing/plans';
import { membersCaption } from '@chalkline/domain/business-overview/who-counts';
import { chartDay } from '@chalkline/domain/calendar/period';
import type { ReactElement } from 'react';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { LinePlot } from '../../ui/charts/line-plot.tsx';
import { Grid } from '../../ui/layout.tsx';
import { type ChartProps, changeLabel, endsOf, latestFirst, number } from './chart-props.ts';
import styles from './members-chart.module.css';

/**
 * The number of members per plan. Each plan has its own chart, because a large plan would flatten a small one.
 */
export function MembersChart({ overview: { members, days }, file }: ChartProps): ReactElement {
  const paying = planNames.filter((plan) => plan !== 'Free');
  const total = paying.reduce((sum, plan) => sum + (members.at(-1)?.[plan] ?? 0), 0);
  return (
    <ChartCard
      title="Members by plan"
      figure={`${number(total)} with a plan`}
      columns={['Day', ...planNames]}
      rows={() =>
        latestFirst(
          members.map((row) => [chartDay(row.day, days), ...planNames.map((plan) => number(row[plan]))]),
        )
      }
      file={file}
      note={membersCaption}
    >
      <Grid min={180} columns={5} gap={24}>
        {planNames.map((plan) => {
          const values = members.map((row) => row[plan]);
          const now = values.at(-1) ?? 0;
          const change = changeLabel(now - (values[0] ?? 0));
          return (
            <div key={plan} className={styles.plan}>
              <p>{plan}</p>
              <p className={styles.figure}>
                {number(now)} <span className={styles.change}>{change}</span>
              </p>
              <LinePlot
                label={`${plan}: ${number(now)} ${now === 1 ? 'person' : 'people'}, ${change} in ${days} days.`}
                values={values}
                ends={endsOf(members)}
                format={number}
                isSmall
              />
            </div>
          );
        })}
      </Grid>
    </ChartCard>
  );
}
