import {
  addressOf,
  badgeJsonPath,
  badgeJwtPath,
  keySetPath,
  revokedBadgesPath,
} from '@chalkline/contract/addresses';
import type { Certificate } from '@chalkline/contract/certificates';
import type { ReactElement } from 'react';
import { useMutation } from '../../api/mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './certificate-check.module.css';
import { checkSignature, type SignatureVerdict } from './check-signature.ts';

export interface CertificateCheckProps {
  readonly certificate: Certificate;
  readonly brand: string;
}

/** Lets someone who does not know the holder verify the certificate. */
export function CertificateCheck({ certificate, brand }: CertificateCheckProps): ReactElement {
  const { id, token, address, revocation } = certificate;
  return (
    <Card as="section" aria-labelledby="check-title" className={styles.check}>
      <h2 id="check-title" className={styles.title}>
        Check this certificate
      </h2>
      <p>
        {brand} publishes this certificate at <strong>{new URL(address).host}</strong>. It's also a signed
        Open Badge 3.0, so any badge verifier can confirm that nothing in it has been changed.
      </p>
      {revocation ? (
        <p>The certificate was revoked, so we no longer issue its badge.</p>
      ) : (
        <SignatureCheck token={token} />
      )}
      <ul className={styles.links}>
        {revocation ? null : <BadgeLinks token={token} />}
        <li>
          <a href={keySetPath}>The public keys</a>
        </li>
        <li>
          <a href={revokedBadgesPath}>Revoked badges</a>
        </li>
      </ul>
      <p className={styles.number}>Certificate {id}</p>
    </Card>
  );
}

function BadgeLinks({ token }: { token: string }): ReactElement {
  return (
    <>
      <li>
        <a href={addressOf(badgeJwtPath, { token })} download>
          The signed badge
        </a>
      </li>
      <li>
        <a href={addressOf(badgeJsonPath, { token })}>What the badge says</a>
      </li>
    </>
  );
}

const verdicts: Readonly<Record<SignatureVerdict, string>> = {
  valid: 'The signature is valid. This badge is genuine.',
  forged: "The signature isn't valid. Don't trust this badge.",
  revoked: 'This badge has been revoked.',
};

function SignatureCheck({ token }: { token: string }): ReactElement {
  const { mutate, data: verdict, isError, isPending } = useMutation({ mutationFn: checkSignature });
  const isGood = verdict === 'valid';
  const words = verdict ? verdicts[verdict] : "We couldn't check the signature. Please try again.";
  return (
    <div className={styles.signature}>
      <Button icon={<Glyph name="shield" size={20} />} loading={isPending} onClick={() => mutate(token)}>
        Check the signature
      </Button>
      <p role="status" className={styles.verdict} data-good={isGood || undefined}>
        {verdict || isError ? (
          <>
            <Glyph name={isGood ? 'check' : 'alert'} size={20} /> {words}
          </>
        ) : null}
      </p>
    </div>
  );
}
