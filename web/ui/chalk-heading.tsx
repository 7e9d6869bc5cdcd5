import { Children, createContext, type ReactElement, type ReactNode, use } from 'react';
import styles from './chalk-heading.module.css';
import { ChalkLine } from './chalk-line.tsx';
import { classNames } from './class-names.ts';
import { WholeWords } from './whole-words.tsx';

export interface ChalkHeadingProps {
  level?: 1 | 2 | 3;
  /** Larger than its level; for the first screen that a visitor sees. */
  display?: boolean;
  /** Seeds the chalk powder; defaults to the text of the heading. */
  seed?: string;
  snap?: boolean;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The level of the screen's title. A screen shown inside another page uses level 2. */
export const TitleLevel = createContext<1 | 2>(1);

/** The main heading of a screen, drawn on a chalk line. */
export function ChalkHeading(props: ChalkHeadingProps): ReactElement {
  const titleLevel = use(TitleLevel);
  const { level = titleLevel, display = false, seed, snap = false, id, className, children } = props;
  const Level = `h${level}` as const;
  const look = display ? 'display' : lookOfTitle(props.level, titleLevel);
  return (
    <div className={classNames(styles.heading, className)}>
      <Level id={id} className={look}>
        {Children.map(children, (part) =>
          typeof part === 'string' ? <WholeWords>{part}</WholeWords> : part,
        )}
      </Level>
      <ChalkLine seed={seed ?? (typeof children === 'string' ? children : 'heading')} snap={snap} />
    </div>
  );
}

/** It looks the same at either level. */
function lookOfTitle(level: number | undefined, titleLevel: number): string | undefined {
  return level === undefined && titleLevel === 2 ? 'page-title' : undefined;
}
