/** What a letter says, as plain text; how it looks is decided when it is sent. */
export interface Email {
  /** What a list of messages shows beside the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** What somebody wrote, with its line breaks. */
  readonly quote?: string;
  /** How many texts it tells about, where that can be several; the quote has them one after the other. */
  readonly textCount?: number;
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  /** The one thing to do next; the path is one of the product's own. */
  readonly action?: { readonly label: string; readonly path: string };
  readonly note?: string;
  /** Where its reader can ask for no more of these: a page of the product that also takes a bare post (RFC 8058). */
  readonly unsubscribePath?: string;
}

export interface Mail {
  /** Names what the letter tells about, such as `submission:12:received`: put twice, it is sent once. */
  readonly event: string;
  readonly to: string;
  readonly subject: string;
  readonly email: Email;
  /** The id of the person whom it tells about: it is part of what they can take along, and goes with them. */
  readonly about?: string;
}

/** An email that collects several events before it is sent. */
export interface BatchedMail extends Pick<Mail, 'to' | 'about'> {
  /** Names what is gathered in one email, such as the questions about a ticket. */
  readonly batch: string;
  /** Names what is added now; the first of a batch names the email. */
  readonly event: string;
  /** When the email leaves that this opens. */
  readonly leavesAt: Date;
  /** What the email says with this in it, given what it said before. */
  compose(before: Email | undefined): Pick<Mail, 'subject' | 'email'>;
}
