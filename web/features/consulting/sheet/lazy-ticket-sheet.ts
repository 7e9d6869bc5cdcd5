import { lazyComponent } from '../../../ui/lazy-component.tsx';

/** Loaded when a ticket is first opened, because most visits only show the board. */
export const LazyTicketSheet = lazyComponent(async () => (await import('./ticket-sheet.tsx')).TicketSheet);
