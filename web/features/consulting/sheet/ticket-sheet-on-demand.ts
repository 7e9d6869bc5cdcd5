import { onDemand } from '../../../ui/on-demand.tsx';

/** Loaded when a ticket is first opened, because most visits only show the board. */
export const TicketSheetOnDemand = onDemand(async () => (await import('./ticket-sheet.tsx')).TicketSheet);
