import { deferred } from '../../ui/deferred.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';

/**
 * The server renders the whole board. In the browser, the code for dragging is loaded after the page. The board has no
 * props, because a change from outside would discard the server's HTML.
 */
export const LazyTicketBoard = deferred(
  async () => (await import('./ticket-board.tsx')).TicketBoard,
  BoardSkeleton,
);
