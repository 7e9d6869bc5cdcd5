import type { ReactElement, ReactNode } from 'react';
import styles from './card-grid.module.css';
import { classNames } from './class-names.ts';

export interface CardGridProps {
  as?: 'ul' | 'ol' | 'div';
  /** As many as stand side by side where there is room for all of them. A trio is never two and one. */
  columns: 'two' | 'trio' | 'three' | 'four';
  children: ReactNode;
}

/** Cards side by side: one column on a phone, then more, then all of them. */
export function CardGrid({ as: Element = 'ul', columns, children }: CardGridProps): ReactElement {
  return (
    <div className={styles.place}>
      <Element className={classNames(styles.grid, styles[columns])}>{children}</Element>
    </div>
  );
}
