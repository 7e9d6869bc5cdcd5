import type { Certificate, CertificateChange } from '@chalkline/contract/certificates';
import { longestCertificateName, refuseCertificateName } from '@chalkline/domain/certification/certificate';
import { type FormEvent, type ReactElement, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from './certificate-settings.module.css';
import { useChangeCertificate } from './change-certificate.ts';

export interface CertificateSettingsProps {
  readonly certificate: Certificate;
  readonly settings: NonNullable<Certificate['settings']>;
}

type SwitchChange = Pick<CertificateChange, 'isPublic' | 'showsProject'>;

/** What its owner decides: the name, and who may see what. */
export function CertificateSettings({ certificate, settings }: CertificateSettingsProps): ReactElement {
  const { mutate } = useChangeCertificate(certificate);
  // While it is being saved, the switch stands where it was put.
  const [put, setPut] = useState<SwitchChange>({});
  const { isPublic = settings.isPublic, showsProject = settings.showsProject } = put;
  const change = (switched: SwitchChange, news: string) => {
    setPut(switched);
    mutate({ ...switched, news }, { onSettled: () => setPut({}) });
  };
  return (
    <Card as="section" aria-labelledby="settings-title" className={styles.settings}>
      <h2 id="settings-title" className={styles.title}>
        Your certificate
      </h2>
      <p className={styles.hint}>Only you see this part.</p>
      <NameForm certificate={certificate} />
      <PublicSwitch isOn={isPublic} onChange={change} />
      {settings.hasProject ? <ProjectSwitch isOn={showsProject} onChange={change} /> : null}
    </Card>
  );
}

interface SettingSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (switched: SwitchChange, news: string) => void;
}

function PublicSwitch({ isOn, onChange }: SettingSwitchProps): ReactElement {
  return (
    <Switch
      label="Public"
      hint={
        isOn
          ? 'Whoever has the link can open the page, the picture, the PDF and the badge.'
          : 'Switched off: for everybody but you there is nothing at this address.'
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
      hint="Links to the project that you handed in."
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

function NameForm({ certificate }: { certificate: Certificate }): ReactElement {
  const [name, setName] = useState(certificate.name);
  const [refusal, setRefusal] = useState<string>();
  const { mutate, isPending } = useChangeCertificate(certificate);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const refused = refuseCertificateName(name);
    setRefusal(refused);
    if (!refused) mutate({ name, news: 'Your certificate carries the new name.' });
  };
  return (
    <form className={styles.name} noValidate onSubmit={save}>
      <Field
        label="Name on the certificate"
        hint={`As others should read it, up to ${longestCertificateName} characters.`}
        error={refusal}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="name"
            dir="auto"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" loading={isPending}>
        Save name
      </Button>
    </form>
  );
}
