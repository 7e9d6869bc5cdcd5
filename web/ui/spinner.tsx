import type { ReactElement } from 'react';
import { classNames } from './class-names.ts';
import styles from './spinner.module.css';

/** A turning reel of chalk line. It is decoration: also say in words what is loading. */
export function Spinner({ size = 20, className }: { size?: number; className?: string }): ReactElement {
  return (
    <svg
      aria-hidden="true"
      className={classNames(styles.spinner, className)}
      width={size}
      height={size}
      viewBox="0 0 20 20"
    >
      <circle cx="10" cy="10" r="8" className={styles.rim} />
      <path d="M10 2a8 8 0 0 1 8 8" className={styles.line} />
      <circle cx="10" cy="10" r="1.6" className={styles.nail} />
    </svg>
  );
}
