import { type ReactElement, type ReactNode, useId } from 'react';
import styles from './side-panel.module.css';

/**
 * Actions on the whole item, next to its form. The title can get the focus when the focused element disappears.
 */
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

/** Finds the title of a panel, to move the focus there. */
export function panelTitle(title: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-panel="${title}"]`);
}
