import { Children, type ReactElement, type ReactNode, useId } from 'react';
import { Card } from '../../../ui/card.tsx';
import styles from './section.module.css';

export interface SectionProps {
  readonly title: string;
  /** Actions next to the title. */
  readonly action?: ReactNode;
  /** Shown if there are no rows. */
  readonly empty?: string | undefined;
  readonly children?: ReactNode;
}

/** A section of a member's page. Its title can get the focus when the focused element disappears. */
export function Section({ title, action, empty, children }: SectionProps): ReactElement {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} padded={false}>
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1} data-section={title} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {empty ? <p className={styles.empty}>{empty}</p> : null}
      {children}
    </Card>
  );
}

/** Finds the title of a section, to move the focus there. */
export function sectionTitle(title: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-section="${title}"]`);
}

export function Rows({ children }: { children: ReactNode }): ReactElement | null {
  return Children.count(children) === 0 ? null : <ul className={styles.rows}>{children}</ul>;
}

export interface RowProps {
  readonly title: ReactNode;
  /** Badges next to the title. */
  readonly badges?: ReactNode;
  readonly facts?: ReactNode;
  readonly action?: ReactNode;
}

export function Row({ title, badges, facts, action }: RowProps): ReactElement {
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.name}>
          {title}
          {badges}
        </p>
        {facts ? <div className={styles.facts}>{facts}</div> : null}
      </div>
      {action}
    </li>
  );
}
