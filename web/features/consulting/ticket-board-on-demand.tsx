import { lazy, memo, type ReactElement, Suspense } from 'react';
import { loadCode } from '../../ui/load-code.ts';
import { BoardSkeleton } from './board-skeleton.tsx';

/** The server paints the whole board at once; in the browser what makes it move comes after the page. */
const TicketBoard = import.meta.env.SSR
  ? (await import('./ticket-board.tsx')).TicketBoard
  : lazy(async () => ({ default: (await loadCode(() => import('./ticket-board.tsx'))).TicketBoard }));

/**
 * The board stays as the server painted it until its code is there. It takes nothing from around it: a
 * change from outside would throw that painting away.
 */
export const TicketBoardOnDemand = memo(function TicketBoardOnDemand(): ReactElement {
  return (
    <Suspense fallback={<BoardSkeleton />}>
      <TicketBoard />
    </Suspense>
  );
});
