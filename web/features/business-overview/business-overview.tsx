import { businessOverviewPath } from '@chalkline/contract/console-addresses';
import {
  type OverviewUrlState,
  readOverviewUrlState,
  writeOverviewUrlState,
} from '@chalkline/domain/business-overview/overview-url-state';
import type { ReactElement } from 'react';
import { businessOverviewResource } from '../../api/console-resources.ts';
import { useMomentLabel } from '../../api/moment-label.ts';
import { useLatestResource } from '../../api/resource.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { useQueryString } from '../../ui/query-string.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './business-overview.module.css';
import { ChurnChart } from './churn-chart.tsx';
import { FunnelChart } from './funnel-chart.tsx';
import { MembersChart } from './members-chart.tsx';
import { PeriodLinks } from './period-links.tsx';
import { PromptsChart } from './prompts-chart.tsx';
import { RevenueChart } from './revenue-chart.tsx';
import { WaitingChart } from './waiting-chart.tsx';

const heading = 'the-business';

/** The business figures: a choice of period and a chart for each figure. */
export function BusinessOverviewPanel(): ReactElement {
  const urlState = readOverviewUrlState(new URLSearchParams(useQueryString()));
  return (
    <section aria-labelledby={heading} className={styles.overview}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          The business
        </h2>
        <PeriodLinks urlState={urlState} />
      </div>
      <Charts urlState={urlState} />
    </section>
  );
}

function Charts({ urlState }: { urlState: OverviewUrlState }): ReactElement {
  const momentLabel = useMomentLabel();
  const {
    data: overview,
    error,
    isFetching,
    refetch,
  } = useLatestResource(businessOverviewResource(urlState));
  if (!overview) {
    return error ? (
      <ErrorState title="We couldn't load the figures" onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Skeleton shape="block" height="480px" />
    );
  }
  const fileOf = (chart: string) => `${businessOverviewPath}/${chart}.csv${writeOverviewUrlState(urlState)}`;
  return (
    <Stack gap={24}>
      <MembersChart overview={overview} file={fileOf('members')} />
      <Grid min={360} columns={2}>
        <RevenueChart overview={overview} file={fileOf('revenue')} />
        <ChurnChart overview={overview} file={fileOf('churn')} />
        <FunnelChart overview={overview} urlState={urlState} file={fileOf('funnel')} />
        <Stack gap={24}>
          <PromptsChart overview={overview} file={fileOf('prompts')} />
          <WaitingChart overview={overview} file={fileOf('waiting')} />
        </Stack>
      </Grid>
      <p className={styles.counted} role="status">
        {overview.countedAt === null
          ? "No figures yet. They'll appear in a few minutes."
          : `Last updated ${momentLabel(overview.countedAt)}; refreshed every five minutes.`}
      </p>
    </Stack>
  );
}
