import { addressOf, certificatePagePath } from '@chalkline/contract/addresses';
import { earnedLabel } from '@chalkline/domain/certifications/earned-label';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { glyphPaths } from '../../ui/glyph-paths.ts';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './certification-row.module.css';
import type { LearnerCertification } from './learner-certifications.ts';

/** One certification in the list, and whether it is earned. */
export function CertificationRow({ certification, status, own }: LearnerCertification): ReactElement {
  return (
    <li className={styles.row} data-status={status}>
      <Glyph name={glyphOf(certification.icon)} size={24} className={styles.glyph} />
      <span className={styles.name}>{certification.name}</span>
      <span className={styles.status}>
        {status === 'earned' ? (
          <>
            <Glyph name="check" size={16} /> {earnedLabel(own?.earnedAt ?? null)}
          </>
        ) : null}
        {status === 'under-review' ? 'Under review' : null}
        {status === 'not-earned' ? 'Not earned' : null}
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

/** The certificate glyph is the default for an unknown icon. */
export function glyphOf(icon: string): keyof typeof glyphPaths {
  return icon in glyphPaths ? (icon as keyof typeof glyphPaths) : 'award';
}
