import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './list-row.module.css';

/** A list of entries that open something. */
export function ListRows({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    <ol className={styles.rows} aria-label={label}>
      {children}
    </ol>
  );
}

export interface ListRowProps {
  readonly href: string;
  /** Whether what it leads to is shown beside the list. */
  readonly isCurrent?: boolean;
  readonly title: string;
  /** Where it belongs. */
  readonly context: string;
  /** Facts about it, in one line if they fit. */
  readonly children: ReactNode;
}

/** One entry of a list, which opens it. */
export function ListRow({ href, isCurrent = false, title, context, children }: ListRowProps): ReactElement {
  return (
    <li>
      <Link href={href} className={styles.row ?? ''} aria-current={isCurrent ? 'true' : undefined}>
        <span className={styles.title}>{title}</span>
        <span className={styles.context}>{context}</span>
        <span className={styles.facts}>{children}</span>
      </Link>
    </li>
  );
}
