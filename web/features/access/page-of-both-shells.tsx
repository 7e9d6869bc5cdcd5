import type { ReactElement } from 'react';
import { useViewer } from '../../api/viewer.ts';
import { Container } from '../../ui/layout.tsx';
import styles from './page-of-both-shells.module.css';

/** Content that visitors see in the public shell, where pages have their own margins, and others in the app. */
export function PageOfBothShells({ children }: { children: ReactElement }): ReactElement {
  const { viewer } = useViewer();
  return viewer ? children : <Container className={styles.page}>{children}</Container>;
}
