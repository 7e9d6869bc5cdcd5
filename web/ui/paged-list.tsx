import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';
import styles from './paged-list.module.css';

interface MorePages {
  readonly isAvailable: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  load(): void;
}

export interface PagedListProps<Page> {
  readonly pages: readonly Page[];
  readonly more: MorePages;
  /** Shown when the next page fails to load. */
  readonly failureTitle: string;
  readonly moreLabel?: string;
  /** Whether the rows fill a card from edge to edge. */
  readonly isInCard?: boolean;
  /** Shows one page; every page but the first continues the one above it. */
  readonly children: (page: Page, isContinued: boolean) => ReactNode;
}

/** The pages of a list, one below the other, with a button that loads the next one. */
export function PagedList<Page>({
  pages,
  more,
  failureTitle,
  moreLabel = 'Show more',
  isInCard = false,
  children,
}: PagedListProps<Page>): ReactElement {
  const [isAsked, setIsAsked] = useState(false);
  const inCard = isInCard || undefined;
  const load = () => {
    setIsAsked(true);
    more.load();
  };
  return (
    <>
      {pages.map((page, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages are only ever added at the end
        <PageFrame key={index} inCard={inCard} takesFocus={isAsked && index > 0}>
          {children(page, index > 0)}
        </PageFrame>
      ))}
      {more.isAvailable ? (
        <div className={styles.more} data-in-card={inCard}>
          {more.hasFailed ? (
            <ErrorState title={failureTitle} onRetry={load} />
          ) : (
            <Button loading={more.isLoading} onClick={load}>
              {moreLabel}
            </Button>
          )}
        </div>
      ) : null}
    </>
  );
}

interface PageFrameProps {
  readonly inCard: true | undefined;
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** A newly loaded page receives the focus, because the button that had it moves down or disappears. */
function PageFrame({ inCard, takesFocus, children }: PageFrameProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const takesFocusAtFirst = useRef(takesFocus);
  useEffect(() => {
    if (takesFocusAtFirst.current) frame.current?.querySelector('a')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={frame} className={styles.page} data-in-card={inCard}>
      {children}
    </div>
  );
}
