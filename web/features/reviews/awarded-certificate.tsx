import { addressOf, certificatePagePath } from '@chalkline/contract/addresses';
import type { Review } from '@chalkline/contract/reviews';
import { type ReactElement, useState } from 'react';
import { useMomentLabel } from '../../api/moment-label.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import styles from './review-sheet.module.css';

/** Loaded when it is first opened. */
const LazyRevoke = lazyComponent(async () => (await import('./revoke-dialog.tsx')).RevokeDialog);

export interface AwardedCertificateProps {
  readonly review: Pick<Review, 'id' | 'learner'>;
  readonly certificate: NonNullable<Review['certificate']>;
}

/** The certificate that was awarded, and a button to revoke it. */
export function AwardedCertificate({ review, certificate }: AwardedCertificateProps): ReactElement {
  const momentLabel = useMomentLabel();
  const { revocation } = certificate;
  return (
    <>
      <p>
        <a href={addressOf(certificatePagePath, { token: certificate.token })} target="_blank" rel="noopener">
          Its public page
        </a>
        , unless {review.learner.name} has switched it off.
      </p>
      {revocation ? (
        <>
          <p className={styles.decision}>
            <Badge tone="danger">Revoked</Badge>
            {momentLabel(revocation.revokedAt)}
          </p>
          <blockquote className={styles.comments}>{revocation.reason}</blockquote>
        </>
      ) : (
        <Revoke review={review} certificate={certificate} />
      )}
    </>
  );
}

function Revoke({ review, certificate }: AwardedCertificateProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Revoke…</Button>
      {isOpen ? (
        <LazyRevoke
          submissionId={review.id}
          certificateId={certificate.id}
          learner={review.learner.name}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
