import type { OptionalEmailType } from '@chalkline/domain/account/email-preferences';

/** The text of an email. Its look is decided when it is sent. */
export interface Email {
  /** What a message list shows after the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Somebody's own words, with line breaks. */
  readonly quote?: string;
  /** Whether the quote is Markdown, as messages between people are. */
  readonly isQuoteMarkdown?: boolean;
  /** How many texts the email reports, where there can be several. The quote contains them all. */
  readonly textCount?: number;
  /** A code for the reader to type, shown large. */
  readonly code?: string;
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  /** The one next step. The path is one of the product's own. */
  readonly action?: { readonly label: string; readonly path: string };
  readonly note?: string;
  /** A page for unsubscribing, which also accepts one-click requests (RFC 8058). */
  readonly unsubscribePath?: string;
}

export interface Mail {
  /**
   * Identifies what the email is about, such as `submission:12:received`. An email for the same event is
   * sent once.
   */
  readonly event: string;
  readonly to: string;
  readonly subject: string;
  readonly email: Email;
  /** For an email that its reader can switch off: its type, and the reader's id. */
  readonly optional?: { readonly type: OptionalEmailType; readonly userId: string };
  /** The id of the person the email is about. It is part of their data export and is deleted with them. */
  readonly about?: string;
  /** False for an email to somebody who has been erased: it is deleted when it is sent or given up. */
  readonly isKept?: boolean;
}

/** An email that collects several events before it is sent. */
export interface BatchedMail extends Pick<Mail, 'to' | 'about'> {
  /** Names what is collected in one email, such as the questions about a ticket. */
  readonly batch: string;
  /** Names what is added now. The first event of a batch names the email. */
  readonly event: string;
  /** When a newly opened email is sent. */
  readonly leavesAt: Date;
  /** The text of the email with this event in it, given the text before. */
  compose(before: Email | undefined): Pick<Mail, 'subject' | 'email'>;
}
