import type { ReactElement } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './earned-stamp.module.css';

const teeth = 16;

/** A toothed disc on a square of 120 units. */
const disc = `M${Array.from({ length: teeth * 2 }, (_, index) => {
  const angle = (index * Math.PI) / teeth;
  const reach = index % 2 ? 52 : 57;
  return `${(60 + Math.cos(angle) * reach).toFixed(1)} ${(60 + Math.sin(angle) * reach).toFixed(1)}`;
}).join('L')}z`;

/**
 * Marker yellow for an earned certification, crossed out if revoked. Decoration: the text next to it says the
 * same.
 */
export function EarnedStamp({ isRevoked }: { isRevoked: boolean }): ReactElement {
  return (
    <svg
      className={classNames(styles.stamp, isRevoked && styles.revoked)}
      viewBox="0 0 120 120"
      aria-hidden="true"
    >
      <path className={styles.disc} d={disc} />
      <circle className={styles.ring} cx="60" cy="60" r="43" />
      <path className={styles.sign} d={isRevoked ? 'M42 42l36 36M78 42l-36 36' : 'M38 61l15 15 29-31'} />
    </svg>
  );
}
