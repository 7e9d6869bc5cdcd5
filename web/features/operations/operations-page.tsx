import type { ReactElement } from 'react';
import { operationsResource } from '../../api/console-resources.ts';
import { useResource } from '../../api/resource.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BackupCard } from './backup-card.tsx';
import { ChecksCard } from './checks-card.tsx';
import { JobsCard } from './jobs-card.tsx';
import { LaunchCard } from './launch-card.tsx';
import { MailCard } from './mail-card.tsx';
import { PaymentsCard } from './payments-card.tsx';

/** The state of the services, and the actions for failures. */
export function OperationsPanel(): ReactElement {
  const { data, error, isFetching, refetch } = useResource(operationsResource);
  if (!data) {
    return error ? (
      <ErrorState title="We couldn't load the status" onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Skeleton shape="block" height="480px" />
    );
  }
  return (
    <Stack gap={24}>
      <Grid min={360} columns={2}>
        <ChecksCard />
        <BackupCard database={data.database} backups={data.backups} />
      </Grid>
      <LaunchCard />
      <MailCard mail={data.mail} />
      <PaymentsCard payments={data.payments} />
      <JobsCard jobs={data.jobs} />
    </Stack>
  );
}
