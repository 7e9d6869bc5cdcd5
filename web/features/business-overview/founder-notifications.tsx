import { founderNotificationsPath } from '@chalkline/contract/console-addresses';
import { founderNotificationLabels } from '@chalkline/domain/billing/founder-notifications';
import type { ReactElement } from 'react';
import { founderNotificationsResource } from '../../api/console-resources.ts';
import { FormTokenField } from '../../api/form-token-field.tsx';
import { useResource } from '../../api/resource.ts';
import { useSwitch } from '../../api/use-switch.ts';
import { write } from '../../api/write.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Stack } from '../../ui/layout.tsx';
import { toastNotSaved } from '../../ui/not-saved-toast.ts';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { SwitchForm } from '../../ui/switch-form.tsx';
import styles from './founder-notifications.module.css';

/** The switches for the emails about money that go to the founders. */
export function FounderNotifications(): ReactElement {
  const { data, error, isFetching, refetch } = useResource(founderNotificationsResource);
  const change = useSwitch(founderNotificationsResource, {
    save: (to) => write('PUT', founderNotificationsPath, to),
    isSame: (one, other) => one.kind === other.kind,
    onFailure: toastNotSaved,
  });
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
        {data ? (
          <SwitchForm
            action={founderNotificationsPath}
            switches={data.map(({ kind, isOn }) => ({
              name: kind,
              ...founderNotificationLabels[kind],
              isOn,
            }))}
            onSwitch={(kind, isOn) => change({ kind, isOn })}
          >
            <FormTokenField />
          </SwitchForm>
        ) : null}
      </Stack>
    </Card>
  );
}
