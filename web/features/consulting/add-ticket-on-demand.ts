import { onDemand } from '../../ui/on-demand.tsx';

/** Loaded when the user first adds a ticket. */
export const AddTicketOnDemand = onDemand(
  async () => (await import('./add-ticket-dialog.tsx')).AddTicketDialog,
);
