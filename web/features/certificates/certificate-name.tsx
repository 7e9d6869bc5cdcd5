import type { Certificate } from '@chalkline/contract/certificates';
import {
  longestCertificateName,
  nameChangeText,
  refuseCertificateName,
  tidyCertificateName,
} from '@chalkline/domain/certificates/certificate';
import { type FormEvent, type ReactElement, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import styles from './certificate-settings.module.css';
import { useChangeCertificate } from './change-certificate.ts';

const LazyConfirm = lazyComponent(async () => (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog);

export interface CertificateNameProps {
  readonly certificate: Certificate;
  /** How many more times the name can be changed. */
  readonly left: number;
}

/** The name on the certificate. It can be changed at most twice, so the change has to be confirmed. */
export function CertificateName({ certificate, left }: CertificateNameProps): ReactElement {
  const [name, setName] = useState(certificate.name);
  const [refusal, setRefusal] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useChangeCertificate(certificate);
  if (left === 0 || certificate.revocation) return <p className={styles.hint}>{nameChangeText(0)}</p>;
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const refused = refuseCertificateName(name)?.message ?? unchanged(name, certificate.name);
    setRefusal(refused);
    setAsking(!refused);
  };
  const message = 'Your certificate now shows the new name.';
  const change = () => mutate({ name, message }, { onSettled: () => setAsking(false) });
  return (
    <>
      <form className={styles.name} noValidate onSubmit={ask}>
        <Field
          label="Name on the certificate"
          hint={`The name you want people to see. Up to ${longestCertificateName} characters. ${nameChangeText(left)}`}
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
        <Button type="submit">Save name</Button>
      </form>
      {isAsking ? (
        <LazyConfirm
          title={`Change the name to ${tidyCertificateName(name)}?`}
          description={`${nameChangeText(left)} The page will show when the name was changed.`}
          keepLabel="Keep the name"
          confirmLabel="Change the name"
          busyLabel="Changing the name"
          isBusy={isPending}
          failure={undefined}
          onConfirm={change}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

function unchanged(name: string, current: string): string | undefined {
  return tidyCertificateName(name) === current ? 'This is already the name on your certificate' : undefined;
}
