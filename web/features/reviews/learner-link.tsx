import { isSafeLink } from '@chalkline/domain/certifications/submission';
import type { ReactElement } from 'react';
import type { GlyphName } from '../../ui/glyph-paths.ts';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './learner-link.module.css';

export interface LearnerLinkProps {
  readonly label: string;
  readonly glyph: GlyphName;
  readonly href: string;
}

/**
 * A link that a learner submitted. It opens in a new tab without a referrer; an unsafe link is shown as text.
 */
export function LearnerLink({ label, glyph, href }: LearnerLinkProps): ReactElement {
  return (
    <div className={styles.link}>
      <Glyph name={glyph} size={24} />
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {isSafeLink(href) ? (
          <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className={styles.address}>
            {href}
            <Glyph name="external" size={16} label="opens in a new tab" />
          </a>
        ) : (
          <span className={styles.address}>{href}</span>
        )}
      </span>
    </div>
  );
}
