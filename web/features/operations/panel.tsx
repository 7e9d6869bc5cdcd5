import { type ReactElement, type ReactNode, type RefObject, useId } from 'react';
import { Card } from '../../ui/card.tsx';
import styles from './panel.module.css';

interface PanelProps {
  readonly title: string;
  /** Gets the focus when the row that had it is gone. */
  readonly titleRef?: RefObject<HTMLHeadingElement | null>;
  /** The state in a few words. */
  readonly state?: ReactNode;
  readonly children: ReactNode;
}

/** One section of the operations page. */
export function Panel({ title, titleRef, state, children }: PanelProps): ReactElement {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.panel}>
      <div className={styles.head}>
        <h2 ref={titleRef} id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {state}
      </div>
      {children}
    </Card>
  );
}
