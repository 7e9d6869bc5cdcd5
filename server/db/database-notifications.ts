import { ContentWatch, contentChannel } from './content-watch.ts';
import { MailBell, mailChannel } from './mail-signal.ts';
import { RightsBell, roleChannel, sessionChannel } from './rights-signal.ts';
import { TicketBell, ticketChannel } from './ticket-signal.ts';

/** What is listened for. */
export const noticeChannels = [
  contentChannel,
  mailChannel,
  roleChannel,
  sessionChannel,
  ticketChannel,
] as const;

/** Takes what the database announces to whom it is for. */
export class Notices {
  readonly contentWatch = new ContentWatch();
  readonly mailBell = new MailBell();
  readonly rightsBell = new RightsBell();
  readonly ticketBell = new TicketBell();

  heard(channel: string, payload: string): void {
    if (channel === contentChannel) this.contentWatch.changed();
    if (channel === mailChannel) this.mailBell.ring();
    if (channel === roleChannel || channel === sessionChannel) this.rightsBell.ring(payload);
    if (channel === ticketChannel) this.ticketBell.ring(payload);
  }

  /** Announcements may go unheard from now on. */
  lost(): void {
    this.contentWatch.lost();
  }

  regained(): void {
    this.contentWatch.regained();
    this.mailBell.ring();
    this.rightsBell.ring();
    this.ticketBell.ringForAll();
  }
}
