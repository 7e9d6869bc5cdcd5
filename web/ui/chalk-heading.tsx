import { Children, createContext, type ReactElement, type ReactNode, use } from 'react';
import styles from './chalk-heading.module.css';
import { ChalkLine } from './chalk-line.tsx';
import { classNames } from './class-names.ts';

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
        {Children.map(children, (part) => (typeof part === 'string' ? unbroken(part) : part))}
      </Level>
      <ChalkLine seed={seed ?? (typeof children === 'string' ? children : 'heading')} snap={snap} />
    </div>
  );
}

/** It looks the same at either level. */
function lookOfTitle(level: number | undefined, titleLevel: number): string | undefined {
  return level === undefined && titleLevel === 2 ? 'page-title' : undefined;
}

/** Longer words must be allowed to break on a phone. */
const longestUnbroken = 16;

/** Keeps a short word with a hyphen, such as Sign-In, on one line where the heading wraps. */
function unbroken(text: string): ReactNode {
  return text.split(/(\S+-\S+)/).map((part, place) =>
    place % 2 === 1 && part.length <= longestUnbroken ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are told apart by their place
      <span key={place} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
