import { type ReactElement, type ReactNode, useId } from 'react';
import styles from './side-panel.module.css';

/** Something to do with the whole item, beside its form. */
export function SidePanel({ title, children }: { title: string; children: ReactNode }): ReactElement {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.panel}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
