import type { ReactElement, ReactNode } from 'react';
import styles from './card-grid.module.css';
import { classNames } from './class-names.ts';

export interface CardGridProps {
  as?: 'ul' | 'ol' | 'div';
  /** The most columns on a wide screen. A trio is shown in one row or one column, never as two and one. */
  columns: 'one' | 'two' | 'trio' | 'three' | 'four';
  children: ReactNode;
}

/** A grid of cards: one column on a phone, then more. */
export function CardGrid({ as: Element = 'ul', columns, children }: CardGridProps): ReactElement {
  return (
    <div className={styles.place}>
      <Element className={classNames(styles.grid, styles[columns])}>{children}</Element>
    </div>
  );
}
