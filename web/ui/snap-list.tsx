import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './snap-list.module.css';

export interface SnapListProps {
  readonly label: string;
  /** The layout on wider screens. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A list that is one row on a phone: it scrolls sideways, snaps to its items and shows the edge of the next one.
 * While it scrolls it can be focused, so that the arrow keys scroll it, too.
 */
export function SnapList({ label, className, children }: SnapListProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const isScrollable = useIsScrollable(list);
  return (
    <ul
      ref={list}
      aria-label={label}
      tabIndex={isScrollable ? 0 : undefined}
      className={classNames(styles.list, className)}
    >
      {children}
    </ul>
  );
}

/** Whether there is more than fits. Where everything fits, the list needs no stop for the Tab key. */
function useIsScrollable(list: { readonly current: HTMLElement | null }): boolean {
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => setScrollable(element.scrollWidth > element.clientWidth));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [list]);
  return isScrollable;
}
