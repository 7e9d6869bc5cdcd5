import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { ChalkLine } from './chalk-line.tsx';
import { classNames } from './class-names.ts';
import { Nail, type NailState } from './nail.tsx';
import styles from './nail-list.module.css';

export interface NailListProps extends ComponentProps<'ol'> {
  /** Horizontal lists are vertical on phones. */
  orientation?: 'vertical' | 'horizontal';
}

/** Steps or dates along one line. The line is chalked up to the last completed item. */
export function NailList({ orientation = 'vertical', className, ...native }: NailListProps): ReactElement {
  return <ol {...native} className={classNames(styles.list, styles[orientation], className)} />;
}

export interface NailItemProps {
  state: NailState;
  /** The current item. */
  current?: boolean;
  /** Seeds the powder of this part of the line. */
  seed: string;
  className?: string | undefined;
  children: ReactNode;
}

export function NailItem({ state, current = false, seed, className, children }: NailItemProps): ReactElement {
  return (
    <li
      className={classNames(styles.item, current && styles.current, className)}
      aria-current={current ? 'step' : undefined}
    >
      <span className={styles.stretch} aria-hidden="true">
        {state === 'chalked' && (
          <>
            <ChalkLine seed={seed} nails="none" orientation="vertical" className={styles.down} />
            <ChalkLine seed={seed} nails="none" className={styles.across} />
          </>
        )}
      </span>
      <Nail state={state} className={styles.nail} />
      <div className={styles.content}>{children}</div>
    </li>
  );
}
