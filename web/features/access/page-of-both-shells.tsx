import type { ReactElement } from 'react';
import styles from './page-of-both-shells.module.css';

/** A page that both shells show: the app has margins, and the public shell says which ones its pages need. */
export function PageOfBothShells({ children }: { children: ReactElement }): ReactElement {
  return <div className={styles.page}>{children}</div>;
}
