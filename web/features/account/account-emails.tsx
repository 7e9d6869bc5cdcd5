import { emailPreferencesPath } from '@chalkline/contract/addresses';
import { alwaysSentEmails, optionalEmails } from '@chalkline/domain/account/email-preferences';
import type { ReactElement } from 'react';
import { emailPreferencesResource } from '../../api/account-resources.ts';
import { FormTokenField } from '../../api/form-token-field.tsx';
import { useResource } from '../../api/resource.ts';
import { useSwitch } from '../../api/use-switch.ts';
import { write } from '../../api/write.ts';
import { toastNotSaved } from '../../ui/not-saved-toast.ts';
import { SettingsCard } from '../../ui/settings-card.tsx';
import { SwitchForm } from '../../ui/switch-form.tsx';

/** The emails that a person can switch off, and what is always sent. */
export function AccountEmails({ isSavedByForm }: { readonly isSavedByForm: boolean }): ReactElement {
  const settings = useResource(emailPreferencesResource);
  const { change, isSaved } = useSwitch(emailPreferencesResource, {
    save: (to) => write('PUT', emailPreferencesPath, to),
    isSame: (one, other) => one.type === other.type,
    onFailure: toastNotSaved,
  });
  return (
    <SettingsCard
      id="emails-title"
      title="Emails"
      failure="We couldn't load your email settings"
      settings={settings}
      isSaved={isSaved ?? isSavedByForm}
      hint={alwaysSentEmails}
    >
      {(preferences) => (
        <SwitchForm
          action={emailPreferencesPath}
          switches={preferences.map(({ type, isOn }) => ({
            name: type,
            label: optionalEmails[type].label,
            hint: optionalEmails[type].description,
            isOn,
          }))}
          onSwitch={(type, isOn) => change({ type, isOn })}
        >
          <FormTokenField />
        </SwitchForm>
      )}
    </SettingsCard>
  );
}
