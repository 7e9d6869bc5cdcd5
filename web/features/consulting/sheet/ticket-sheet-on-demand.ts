import { onDemand } from '../../../ui/on-demand.tsx';

/** Most visits only look at the board. */
export const TicketSheetOnDemand = onDemand(async () => (await import('./ticket-sheet.tsx')).TicketSheet);
