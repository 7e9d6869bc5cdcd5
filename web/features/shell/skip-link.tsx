import type { ReactElement } from 'react';
import styles from './skip-link.module.css';

export function SkipLink(): ReactElement {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}
