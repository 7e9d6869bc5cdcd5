import { lazyComponent } from '../../ui/lazy-component.tsx';

/** Loaded when somebody wants to delete a ticket. */
export const LazyDeleteTicket = lazyComponent(
  async () => (await import('./delete-ticket-dialog.tsx')).DeleteTicketDialog,
);
