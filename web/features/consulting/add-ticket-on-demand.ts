import { onDemand } from '../../ui/on-demand.tsx';

/** Comes when somebody has something to write. */
export const AddTicketOnDemand = onDemand(
  async () => (await import('./add-ticket-dialog.tsx')).AddTicketDialog,
);
