/** Finds the link to a ticket in its current column, which gets the focus when the sheet closes. */
export function wayToTicket(ticketId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main a[href*="ticket=${ticketId}"]`);
}
