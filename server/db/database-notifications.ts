import { ContentWatch, contentChannel } from './content-watch.ts';
import { MailSignal, mailChannel } from './mail-signal.ts';
import { RightsSignal, roleChannel, sessionChannel } from './rights-signal.ts';
import { TicketSignal, ticketChannel } from './ticket-signal.ts';

/** What is listened for. */
export const notificationChannels = [
  contentChannel,
  mailChannel,
  roleChannel,
  sessionChannel,
  ticketChannel,
] as const;

/** Takes what the database announces to whom it is for. */
export class DatabaseNotifications {
  readonly contentWatch = new ContentWatch();
  readonly mailSignal = new MailSignal();
  readonly rightsSignal = new RightsSignal();
  readonly ticketSignal = new TicketSignal();

  heard(channel: string, payload: string): void {
    if (channel === contentChannel) this.contentWatch.changed();
    if (channel === mailChannel) this.mailSignal.notify();
    if (channel === roleChannel || channel === sessionChannel) this.rightsSignal.notify(payload);
    if (channel === ticketChannel) this.ticketSignal.notify(payload);
  }

  /** Announcements may go unheard from now on. */
  lost(): void {
    this.contentWatch.lost();
  }

  regained(): void {
    this.contentWatch.regained();
    this.mailSignal.notify();
    this.rightsSignal.notify();
    this.ticketSignal.notifyAll();
  }
}
