import { lazyComponent } from '../../ui/lazy-component.tsx';

/** Loaded when the user first adds a ticket. */
export const LazyAddTicket = lazyComponent(
  async () => (await import('./add-ticket-dialog.tsx')).AddTicketDialog,
);
