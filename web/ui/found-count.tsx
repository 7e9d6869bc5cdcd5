import type { ReactElement, RefObject } from 'react';
import styles from './found-count.module.css';

/** The words for a list's items: singular, plural, and the text when there are none. */
export interface FoundWords {
  readonly one: string;
  readonly many: string;
  readonly none: string;
}

export interface FoundCountProps {
  /** Receives the focus when the button that cleared the filter disappears. */
  readonly countRef?: RefObject<HTMLParagraphElement | null>;
  /** Undefined while it is unknown. */
  readonly count: number | undefined;
  /** Whether there are more than are shown. */
  readonly hasMore?: boolean;
  readonly words: FoundWords;
  /** Only for screen readers. */
  readonly isHidden?: boolean;
}

/** Announces how many items a search or filter found, also to screen readers. */
export function FoundCount({
  countRef,
  count,
  hasMore = false,
  words,
  isHidden = false,
}: FoundCountProps): ReactElement {
  // Everyone else reads it in the empty state of the list.
  const isQuiet = isHidden || count === 0;
  return (
    <p ref={countRef} role="status" tabIndex={-1} className={isQuiet ? 'visually-hidden' : styles.count}>
      {count === undefined ? '' : foundText(count, hasMore, words)}
    </p>
  );
}

export function foundText(count: number, hasMore: boolean, { one, many, none }: FoundWords): string {
  if (count === 0) return none;
  const things = `${count} ${count === 1 ? one : many} shown`;
  return hasMore ? `The first ${things}` : things;
}
