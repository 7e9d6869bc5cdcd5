import { emailPreferencesPath } from '@chalkline/contract/addresses';
import { alwaysSentEmails, optionalEmails } from '@chalkline/domain/account/email-preferences';
import type { ReactElement } from 'react';
import { FormTokenField } from '../../api/form-token-field.tsx';
import { useResource } from '../../api/resource.ts';
import { emailPreferencesResource } from '../../api/resources.ts';
import { useSwitch } from '../../api/use-switch.ts';
import { write } from '../../api/write.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Stack } from '../../ui/layout.tsx';
import { toastNotSaved } from '../../ui/not-saved-toast.ts';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { SwitchForm } from '../../ui/switch-form.tsx';
import styles from './account-emails.module.css';

/** The emails that a person can switch off, and what is always sent. */
export function AccountEmails({ isSaved }: { readonly isSaved: boolean }): ReactElement {
  const { data, error, isFetching, refetch } = useResource(emailPreferencesResource);
  const change = useSwitch(emailPreferencesResource, {
    save: (to) => write('PUT', emailPreferencesPath, to),
    isSame: (one, other) => one.type === other.type,
    onFailure: toastNotSaved,
  });
  return (
    <Card as="section" aria-labelledby="emails-title">
      <Stack gap={16}>
        <h2 id="emails-title" className={styles.title}>
          Emails
        </h2>
        {isSaved ? <p role="status">Your choice is saved.</p> : null}
        {error && !data ? (
          <ErrorState
            title="We couldn't load your email settings"
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : null}
        {!data && !error ? <SkeletonText lines={3} /> : null}
        {data ? (
          <SwitchForm
            action={emailPreferencesPath}
            switches={data.map(({ type, isOn }) => ({
              name: type,
              label: optionalEmails[type].label,
              hint: optionalEmails[type].description,
              isOn,
            }))}
            onSwitch={(type, isOn) => change({ type, isOn })}
          >
            <FormTokenField />
          </SwitchForm>
        ) : null}
        <p className={styles.hint}>{alwaysSentEmails}</p>
      </Stack>
    </Card>
  );
}
