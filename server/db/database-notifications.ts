import { ContentWatch } from './content-watch.ts';
import { Signal } from './signal.ts';

/** The channels on which triggers announce a change once it is committed. The migrations hold the same names. */
const channels = {
  content: 'content_changed',
  mail: 'mail_put',
  notification: 'notifications_changed',
  question: 'questions_changed',
  role: 'role_changed',
  session: 'session_ended',
  ticket: 'tickets_changed',
} as const;

export const notificationChannels = Object.values(channels);

export interface TicketChange {
  readonly userId: string;
  readonly ticketId: string;
}

/** Some ticket may have changed, and nobody knows which. */
export type UnknownTicketChange = 'unknown';

/** Tells this process what any process has changed in the database. */
export class DatabaseNotifications {
  readonly contentWatch = new ContentWatch();
  /** Emails may be waiting in the outbox. */
  readonly mailSignal = new Signal();
  /** This person may be allowed less than before: they lost a role or a session. Without an id, it may be anybody. */
  readonly rightsSignal = new Signal<string | undefined>();
  readonly ticketSignal = new Signal<TicketChange | UnknownTicketChange>();

  /** This person's notifications changed. Without an id, it may be anybody's. */
  readonly notificationSignal = new Signal<string | undefined>();
  /** Some lesson question was asked, answered, published or deleted. */
  readonly questionSignal = new Signal();

  receive(channel: string, payload: string): void {
    if (channel === channels.content) this.contentWatch.contentChanged();
    if (channel === channels.mail) this.mailSignal.notify();
    if (channel === channels.notification) this.notificationSignal.notify(payload);
    if (channel === channels.question) this.questionSignal.notify();
    if (channel === channels.role || channel === channels.session) this.rightsSignal.notify(payload);
    if (channel === channels.ticket) this.ticketSignal.notify(parseTicketChange(payload));
  }

  /** From now on, changes may go unnoticed. */
  connectionLost(): void {
    this.contentWatch.connectionLost();
  }

  /** Anything may have changed while the connection was lost, so every subscriber is called. */
  connectionRestored(): void {
    this.contentWatch.connectionRestored();
    this.mailSignal.notify();
    this.rightsSignal.notify(undefined);
    this.ticketSignal.notify('unknown');
    this.notificationSignal.notify(undefined);
    this.questionSignal.notify();
  }
}

/** The payload is the id of the member, a space and the id of the ticket. */
function parseTicketChange(payload: string): TicketChange | UnknownTicketChange {
  const [userId, ticketId] = payload.split(' ');
  return userId && ticketId ? { userId, ticketId } : 'unknown';
}
