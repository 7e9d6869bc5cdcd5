import { founderEmailSwitchesPath } from '@chalkline/contract/console-addresses';
import { founderEmailLabels } from '@chalkline/domain/founder-emails/founder-email-kinds';
import type { ReactElement } from 'react';
import { founderEmailSwitchesResource } from '../../api/console-resources.ts';
import { FormTokenField } from '../../api/form-token-field.tsx';
import { useResource } from '../../api/resource.ts';
import { useSwitch } from '../../api/use-switch.ts';
import { write } from '../../api/write.ts';
import { toastNotSaved } from '../../ui/not-saved-toast.ts';
import { SettingsCard } from '../../ui/settings-card.tsx';
import { SwitchForm } from '../../ui/switch-form.tsx';

/** The switches for the emails to the founders. */
export function FounderEmailSwitches(): ReactElement {
  const settings = useResource(founderEmailSwitchesResource);
  const { change, isSaved } = useSwitch(founderEmailSwitchesResource, {
    save: (to) => write('PUT', founderEmailSwitchesPath, to),
    isSame: (one, other) => one.kind === other.kind,
    onFailure: toastNotSaved,
  });
  return (
    <SettingsCard
      id="founder-emails-title"
      title="Emails to founders"
      failure="We couldn't load these settings"
      settings={settings}
      isSaved={isSaved}
    >
      {(switches) => (
        <SwitchForm
          action={founderEmailSwitchesPath}
          switches={switches.map(({ kind, isOn }) => ({
            name: kind,
            ...founderEmailLabels[kind],
            isOn,
          }))}
          onSwitch={(kind, isOn) => change({ kind, isOn })}
        >
          <FormTokenField />
        </SwitchForm>
      )}
    </SettingsCard>
  );
}
