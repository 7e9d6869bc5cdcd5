import type { Certificate } from '@chalkline/contract/certificates';
import { dayOf, longDate } from '@chalkline/domain/calendar/calendar-date';
import type { ReactElement } from 'react';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './revoked-message.module.css';

export interface RevokedMessageProps {
  readonly revocation: NonNullable<Certificate['revocation']>;
  readonly brand: string;
}

/** Shown at the top of a certificate that is no longer valid. */
export function RevokedMessage({ revocation, brand }: RevokedMessageProps): ReactElement {
  return (
    <div className={styles.message}>
      <Glyph name="alert" size={24} />
      <div>
        <p className={styles.text}>
          {brand} revoked this certificate on {longDate(dayOf(revocation.revokedAt))}. It's no longer valid.
        </p>
        <p>{revocation.reason}</p>
      </div>
    </div>
  );
}
