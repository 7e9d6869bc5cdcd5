import { type ReactElement, type ReactNode, useId } from 'react';
import { Card } from './card.tsx';
import styles from './tally-card.module.css';

export interface TallyCardProps {
  readonly title: string;
  readonly count: number;
  /** What follows the number, such as "wait for you". */
  readonly unit: string;
  /** What is wrong with some of them, if anything. */
  readonly alert?: ReactNode;
  /** The one that comes first, or the first few. */
  readonly children: ReactNode;
  readonly action: ReactNode;
}

/** How many there are of something, which comes first, and the way to it. */
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
