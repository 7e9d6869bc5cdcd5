import type { ReactElement, RefObject } from 'react';
import styles from './found-count.module.css';

/** What the things of a list are called: one of them, several, and said when there are none. */
export interface FoundWords {
  readonly one: string;
  readonly many: string;
  readonly none: string;
}

export interface FoundCountProps {
  /** Takes the focus when what cleared the filter goes with it. */
  readonly place?: RefObject<HTMLParagraphElement | null>;
  /** Nothing as long as it is not known. */
  readonly count: number | undefined;
  /** Whether there are more than are shown. */
  readonly hasMore?: boolean;
  readonly words: FoundWords;
  /** For those alone who do not see the list change. */
  readonly isHidden?: boolean;
}

/** Says what a search or a filter left, also to those who do not see the list change. */
export function FoundCount({
  place,
  count,
  hasMore = false,
  words,
  isHidden = false,
}: FoundCountProps): ReactElement {
  // The place of an empty list says it to everybody else.
  const isQuiet = isHidden || count === 0;
  return (
    <p ref={place} role="status" tabIndex={-1} className={isQuiet ? 'visually-hidden' : styles.count}>
      {count === undefined ? '' : foundText(count, hasMore, words)}
    </p>
  );
}

export function foundText(count: number, hasMore: boolean, { one, many, none }: FoundWords): string {
  if (count === 0) return none;
  const things = `${count} ${count === 1 ? one : many} shown`;
  return hasMore ? `The first ${things}` : things;
}
