import { deferred } from '../../ui/deferred.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';

/** The server renders the whole board. In the browser, the code for dragging is loaded after the page. */
export const LazyTicketBoard = deferred(
  async () => (await import('./ticket-board.tsx')).TicketBoard,
  BoardSkeleton,
);
