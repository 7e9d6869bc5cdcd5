import { glancePath } from '@chalkline/contract/console-addresses';
import { type GlancePlace, readGlancePlace, writeGlancePlace } from '@chalkline/domain/business-overview/overview-url-state';
import { momentLabel } from '@chalkline/domain/calendar/moment';
import type { ReactElement } from 'react';
import { glanceResource } from '../../api/console-resources.ts';
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

/** How the business goes: a period to choose, and a drawing for each of its figures. */
export function BusinessGlance(): ReactElement {
  const place = readGlancePlace(new URLSearchParams(useQueryString()));
  return (
    <section aria-labelledby={heading} className={styles.glance}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          The business
        </h2>
        <PeriodLinks place={place} />
      </div>
      <Charts place={place} />
    </section>
  );
}

function Charts({ place }: { place: GlancePlace }): ReactElement {
  const { data: glance, error, isFetching, refetch } = useLatestResource(glanceResource(place));
  if (!glance) {
    return error ? (
      <ErrorState
        title="The figures could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <Skeleton shape="block" height="480px" />
    );
  }
  const fileOf = (chart: string) => `${glancePath}/${chart}.csv${writeGlancePlace(place)}`;
  return (
    <Stack gap={24}>
      <MembersChart glance={glance} file={fileOf('members')} />
      <Grid min={360} columns={2}>
        <RevenueChart glance={glance} file={fileOf('revenue')} />
        <ChurnChart glance={glance} file={fileOf('churn')} />
        <FunnelChart glance={glance} place={place} file={fileOf('funnel')} />
        <Stack gap={24}>
          <PromptsChart glance={glance} file={fileOf('prompts')} />
          <WaitingChart glance={glance} file={fileOf('waiting')} />
        </Stack>
      </Grid>
      <p className={styles.counted} role="status">
        {glance.countedAt === null
          ? 'Nothing was counted yet: the figures are here in a few minutes.'
          : `Counted ${momentLabel(glance.countedAt)}, and again every five minutes.`}
      </p>
    </Stack>
  );
}
