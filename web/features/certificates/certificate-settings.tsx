import type { Certificate, CertificateChange } from '@chalkline/contract/certificates';
import { type ReactElement, useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';
import { CertificateName } from './certificate-name.tsx';
import styles from './certificate-settings.module.css';
import { useChangeCertificate } from './change-certificate.ts';

export interface CertificateSettingsProps {
  readonly certificate: Certificate;
  readonly settings: NonNullable<Certificate['settings']>;
}

type SwitchChange = Pick<CertificateChange, 'isPublic' | 'showsProject'>;

/** The owner's settings: the name, and who can see what. */
export function CertificateSettings({ certificate, settings }: CertificateSettingsProps): ReactElement {
  const { mutate } = useChangeCertificate(certificate);
  // While saving, the switch already shows the new state.
  const [put, setPut] = useState<SwitchChange>({});
  const { isPublic = settings.isPublic, showsProject = settings.showsProject } = put;
  const change = (switched: SwitchChange, message: string) => {
    setPut(switched);
    mutate({ ...switched, message }, { onSettled: () => setPut({}) });
  };
  return (
    <Card as="section" aria-labelledby="settings-title" className={styles.settings}>
      <h2 id="settings-title" className={styles.title}>
        Your certificate
      </h2>
      <p className={styles.hint}>Only you can see this section.</p>
      <CertificateName certificate={certificate} left={settings.nameChangesLeft} />
      <PublicSwitch isOn={isPublic} onChange={change} />
      {settings.hasProject ? <ProjectSwitch isOn={showsProject} onChange={change} /> : null}
    </Card>
  );
}

interface SettingSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (switched: SwitchChange, message: string) => void;
}

function PublicSwitch({ isOn, onChange }: SettingSwitchProps): ReactElement {
  return (
    <Switch
      label="Public"
      hint={
        isOn
          ? 'Anyone with the link can see the page, image, PDF and badge.'
          : 'Only you can see it. Everyone else gets a “not found” page.'
      }
      checked={isOn}
      onChange={({ target: { checked } }) =>
        onChange(
          { isPublic: checked },
          checked ? 'Your certificate is public.' : 'Your certificate is switched off.',
        )
      }
    />
  );
}

function ProjectSwitch({ isOn, onChange }: SettingSwitchProps): ReactElement {
  return (
    <Switch
      label="Show my project"
      hint="Links to the project you submitted."
      checked={isOn}
      onChange={({ target: { checked } }) =>
        onChange(
          { showsProject: checked },
          checked ? 'Your project is linked.' : 'Your project is no longer linked.',
        )
      }
    />
  );
}
