import type { ReactElement, ReactNode } from 'react';
import styles from './chalk-heading.module.css';
import { ChalkLine } from './chalk-line.tsx';
import { classNames } from './class-names.ts';

export interface ChalkHeadingProps {
  level?: 1 | 2 | 3;
  /** Larger than its level; for the first screen of a visitor. */
  display?: boolean;
  /** Seeds the powder; the text itself when it is plain text. */
  seed?: string;
  snap?: boolean;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The one heading of a screen that stands on a chalk line. */
export function ChalkHeading(props: ChalkHeadingProps): ReactElement {
  const { level = 1, display = false, seed, snap = false, id, className, children } = props;
  const Level = `h${level}` as const;
  return (
    <div className={classNames(styles.heading, className)}>
      <Level id={id} className={display ? 'display' : undefined}>
        {children}
      </Level>
      <ChalkLine seed={seed ?? (typeof children === 'string' ? children : 'heading')} snap={snap} />
    </div>
  );
}
