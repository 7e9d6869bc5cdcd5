import {
  addressOf,
  badgeJsonPath,
  badgeJwtPath,
  keySetPath,
  revokedBadgesPath,
} from '@chalkline/contract/addresses';
import type { Certificate } from '@chalkline/contract/certificates';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './certificate-check.module.css';
import { checkSignature, type SignatureVerdict } from './check-signature.ts';

export interface CertificateCheckProps {
  readonly certificate: Certificate;
  readonly brand: string;
}

/** How somebody who does not know the holder can be sure. */
export function CertificateCheck({ certificate, brand }: CertificateCheckProps): ReactElement {
  const { id, token, address } = certificate;
  return (
    <Card as="section" aria-labelledby="check-title" className={styles.check}>
      <h2 id="check-title" className={styles.title}>
        Check this certificate
      </h2>
      <p>
        It is shown by {brand} itself, at <strong>{new URL(address).host}</strong>. The award is also a signed
        Open Badge 3.0: its signature tells whether a single letter of it was changed, in any verifier and
        without asking us.
      </p>
      <SignatureCheck token={token} />
      <ul className={styles.links}>
        <li>
          <a href={addressOf(badgeJwtPath, { token })} download>
            The signed badge
          </a>
        </li>
        <li>
          <a href={addressOf(badgeJsonPath, { token })}>What the badge says</a>
        </li>
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

const verdicts: Readonly<Record<SignatureVerdict, string>> = {
  valid: 'The signature is right, and the badge holds.',
  forged: 'The signature is not right: do not trust this badge.',
  revoked: 'The signature is right, but the badge was revoked.',
};

function SignatureCheck({ token }: { token: string }): ReactElement {
  const { mutate, data: verdict, isError, isPending } = useMutation({ mutationFn: checkSignature });
  const isGood = verdict === 'valid';
  const words = verdict ? verdicts[verdict] : 'The signature could not be checked. Please try again.';
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
