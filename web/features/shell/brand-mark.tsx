import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useSite } from '../../api/viewer.ts';
import styles from './brand-mark.module.css';

/** The logo: a nail, its chalk line and the name, linked to the home page. */
export function BrandMark({ isCompact = false }: { isCompact?: boolean }): ReactElement {
  const { brand } = useSite();
  return (
    <Link href="/" className={styles.brand} aria-label={`${brand}, front page`}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path className={styles.line} d="M7 25 27 7" />
        <circle className={styles.nail} cx="7" cy="25" r="5" />
        <circle className={styles.hole} cx="7" cy="25" r="1.6" />
      </svg>
      {isCompact ? null : <span>{brand}</span>}
    </Link>
  );
}
