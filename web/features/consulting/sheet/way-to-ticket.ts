/** The link to a ticket, in whichever column it is by now: where the focus goes when its sheet closes. */
export function wayToTicket(ticketId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main a[href*="ticket=${ticketId}"]`);
}
