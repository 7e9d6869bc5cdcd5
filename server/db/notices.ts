import { ContentWatch, contentChannel } from './content-watch.ts';
import { MailBell, mailChannel } from './mail-bell.ts';

/** What is listened for. */
export const noticeChannels = [contentChannel, mailChannel] as const;

/** Takes what the database announces to whom it is for. */
export class Notices {
  readonly contentWatch = new ContentWatch();
  readonly mailBell = new MailBell();

  heard(channel: string): void {
    if (channel === contentChannel) this.contentWatch.changed();
    if (channel === mailChannel) this.mailBell.ring();
  }

  /** Announcements may go unheard from now on. */
  lost(): void {
    this.contentWatch.lost();
  }

  regained(): void {
    this.contentWatch.regained();
    this.mailBell.ring();
  }
}
