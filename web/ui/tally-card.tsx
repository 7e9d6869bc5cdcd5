import { type ReactElement, type ReactNode, useId } from 'react';
import { Card } from './card.tsx';
import styles from './tally-card.module.css';

export interface TallyCardProps {
  readonly title: string;
  readonly count: number;
  /** The text after the number, such as "are waiting for you". */
  readonly unit: string;
  /** A warning about some of them, if any. */
  readonly alert?: ReactNode;
  /** The first item, or the first few. */
  readonly children: ReactNode;
  readonly action: ReactNode;
}

/** The number of items, the most important one, and a link to all of them. */
export function TallyCard({ title, count, unit, alert, children, action }: TallyCardProps): ReactElement {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.tally}>
        <p className={styles.count}>
          <strong>{count}</strong> {unit}
        </p>
        {alert}
      </div>
      <div className={styles.first}>{children}</div>
      {action}
    </Card>
  );
}
