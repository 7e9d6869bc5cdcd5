import { lazy, memo, type ReactElement, Suspense } from 'react';
import { loadCode } from '../../ui/load-code.ts';
import { BoardSkeleton } from './board-skeleton.tsx';

/** The server renders the whole board. In the browser, the code for dragging is loaded after the page. */
const TicketBoard = import.meta.env.SSR
  ? (await import('./ticket-board.tsx')).TicketBoard
  : lazy(async () => ({ default: (await loadCode(() => import('./ticket-board.tsx'))).TicketBoard }));

/**
 * The board stays as the server rendered it until its code has loaded. It has no props, because a change from
 * outside would discard the server's HTML.
 */
export const LazyTicketBoard = memo(function LazyTicketBoard(): ReactElement {
  return (
    <Suspense fallback={<BoardSkeleton />}>
      <TicketBoard />
    </Suspense>
  );
});
