import { addressOf, certificatePagePath, certificationAnchor } from '@chalkline/contract/addresses';
import { earnedLabel } from '@chalkline/domain/certifications/earned-label';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Glyph } from '../../ui/glyphs.tsx';
import { certificationGlyph } from './certification-glyph.ts';
import styles from './earned-certification.module.css';
import type { LearnerCertification } from './learner-certifications.ts';

/** A certification that the learner has earned, with its certificate. */
export function EarnedCertification({ certification, own }: LearnerCertification): ReactElement {
  return (
    <li className={styles.row}>
      <Glyph name={certificationGlyph(certification.icon)} size={24} className={styles.glyph} />
      <span id={certificationAnchor(certification.id)} tabIndex={-1} className={styles.name}>
        {certification.name}
      </span>
      <span className={styles.status}>
        <Glyph name="check" size={16} /> {earnedLabel(own?.earnedAt ?? null)}
      </span>
      {own?.certificateToken ? (
        <Link
          href={addressOf(certificatePagePath, { token: own.certificateToken })}
          className={styles.certificate}
        >
          View certificate
          <span className="visually-hidden">: {certification.name}</span>
        </Link>
      ) : null}
    </li>
  );
}
