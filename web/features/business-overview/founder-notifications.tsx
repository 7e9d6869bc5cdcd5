import { founderNotificationsPath } from '@chalkline/contract/console-addresses';
import type { FounderNotifications as Notifications } from '@chalkline/contract/founder-notifications';
import { founderNotificationLabels } from '@chalkline/domain/billing/founder-notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { founderNotificationsResource } from '../../api/console-resources.ts';
import { useResource } from '../../api/resource.ts';
import { write } from '../../api/write.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './founder-notifications.module.css';

/** The switches for the emails about money that go to the founders. */
export function FounderNotifications(): ReactElement {
  const { data, error, isFetching, refetch } = useResource(founderNotificationsResource);
  const change = useSwitch();
  return (
    <Card as="section" aria-labelledby="notifications-title">
      <Stack gap={16}>
        <h2 id="notifications-title" className={styles.title}>
          Emails to founders
        </h2>
        {error && !data ? (
          <ErrorState
            title="We couldn't load these settings"
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : null}
        {!data && !error ? <SkeletonText lines={3} /> : null}
        {data?.map(({ kind, isOn }) => (
          <Switch
            key={kind}
            {...founderNotificationLabels[kind]}
            checked={isOn}
            onChange={({ target }) => change({ kind, isOn: target.checked })}
          />
        ))}
      </Stack>
    </Card>
  );
}

type Notification = Notifications[number];

/** Switches on screen right away, and back if it can't be saved. */
function useSwitch(): (to: Notification) => void {
  const client = useQueryClient();
  const { key } = founderNotificationsResource;
  const { mutate } = useMutation<void, ApiError, Notification>({
    scope: { id: 'founder notifications' },
    mutationFn: (to) => write('PUT', founderNotificationsPath, to),
    onError: () => {
      toast({
        title: 'Error',
        description: "We couldn't save this setting. Please try again.",
        variant: 'destructive',
      });
      void client.invalidateQueries({ queryKey: key });
    },
  });
  return (to) => {
    client.setQueryData<Notifications>(key, (all) => all?.map((one) => (one.kind === to.kind ? to : one)));
    mutate(to);
  };
}
