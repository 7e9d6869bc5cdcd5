import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './review-row.module.css';

export interface ReviewRowProps {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly learner: string;
  readonly certification: string;
  readonly children: ReactNode;
}

/** One submission in a list of them. */
export function ReviewRow({
  href,
  isCurrent,
  learner,
  certification,
  children,
}: ReviewRowProps): ReactElement {
  return (
    <li>
      <Link href={href} className={styles.row} aria-current={isCurrent ? 'true' : undefined}>
        <span className={styles.learner}>{learner}</span>
        <span className={styles.certification}>{certification}</span>
        <span className={styles.facts}>{children}</span>
      </Link>
    </li>
  );
}
