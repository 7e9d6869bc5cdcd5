import { type ReactElement, type ReactNode, useId } from 'react';
import styles from './side-panel.module.css';

/** Something to do with the whole item, beside its form. Its title can take the focus, for when what had it is gone. */
export function SidePanel({ title, children }: { title: string; children: ReactNode }): ReactElement {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.panel}>
      <h2 id={heading} tabIndex={-1} data-panel={title} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The title of a panel, to put the focus there. */
export function panelTitle(title: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-panel="${title}"]`);
}
