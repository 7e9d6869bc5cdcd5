import { setTimeout as pause } from 'node:timers/promises';
import type { SiteSettings } from '@chalkline/contract/site';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { BatchedMail, Email, Mail } from '../../db/email-content.ts';
import type { Signal } from '../../db/signal.ts';
import type { Clock } from '../clock.ts';
import type { Mailbox, SmtpServer } from '../config/smtp-server.ts';
import { batchMail } from './batch-mail.ts';
import { addressOf, type EmailFacts } from './email-facts.ts';
import { wantedEmail } from './email-preferences.ts';
import { dropMail, enqueueEmail } from './enqueue-email.ts';
import { isWorthTrying, pauseAfter, pauseBeforeMark } from './mail-pauses.ts';
import { messageIdOf } from './message-id.ts';
import { claimEmail, markFailed, markSent, type QueuedEmail } from './queued-emails.ts';
import { renderHtml } from './render-html.ts';
import { quoteOf } from './render-quote.ts';
import { renderText } from './render-text.ts';
import { connectTo, type MailConnection, type Message, type SendResult } from './send-email.ts';

interface Dependencies {
  readonly db: Database;
  readonly mailSignal: Signal;
  readonly now: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Called with every failure that is not the mail server's. */
  readonly onError?: (error: unknown) => void;
  readonly publicUrl: string;
  /** Seals the unsubscribe links of optional emails. */
  readonly unsubscribeKey: Buffer;
  /** The brand's own address unless given. */
  readonly from: Mailbox | undefined;
  site(): Promise<SiteSettings>;
  /** Called for each email, because a stand-in knows its port only once it runs. */
  smtp(): SmtpServer;
  /** Waits for so many milliseconds. */
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

/** How long somebody may wait for the mail server in each step, in milliseconds. */
const longestStepNow = 8_000;

/** How long a shutdown waits for the email that is being sent. */
const shutdownLimit = 5_000;

const usualPause = (milliseconds: number) => pause(milliseconds, undefined, { ref: false });

/** Stores emails together with the change that they report, and sends them after the commit. */
export class Outbox {
  readonly #dependencies: Dependencies;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  /** Emails that the mail server took but that the database does not know as sent yet. */
  readonly #unmarked = new Set<string>();
  #isStopping = false;
  #stopped: Promise<void> | undefined;
  #stopListening: () => void = () => undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Adds an email in the transaction of the change it reports, unless its reader has switched it off. */
  async enqueue(tx: Database, mail: Mail): Promise<void> {
    const { now, unsubscribeKey } = this.#dependencies;
    const wanted = await wantedEmail(tx, mail, unsubscribeKey);
    if (wanted) await enqueueEmail(tx, wanted, now());
  }

  /**
   * Sends an email at once and stores it nowhere, for secrets that are useless later. The caller decides
   * what happens when it could not be sent.
   */
  async sendNow(mail: Mail): Promise<SendResult['outcome']> {
    const { to: recipient, ...content } = mail;
    const message = await this.#messageOf({ ...content, recipient });
    const { outcome } = await this.#connected((connection) => connection.send(message), longestStepNow);
    return outcome;
  }

  /** Adds to an email that is sent later; see `batchMail`. */
  batch(tx: Database, mail: BatchedMail): Promise<void> {
    return batchMail(tx, mail, this.#dependencies.now());
  }

  /** Deletes emails, sent or not, so that nothing is kept about their recipients. */
  drop(tx: Database, events: readonly string[]): Promise<void> {
    return dropMail(tx, events);
  }

  /** From now on emails are sent as soon as they are committed. A job retries those that failed. */
  start(): void {
    const { mailSignal, log, onError } = this.#dependencies;
    const look = () => {
      this.sendDue().catch((error: unknown) => {
        log.error({ err: error }, 'mail could not be sent');
        onError?.(error);
      });
    };
    this.#stopListening = mailSignal.subscribe(look);
    look();
  }

  /** Sends no further email, and waits for the current one. */
  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<void> {
    this.#isStopping = true;
    this.#stopListening();
    const shutdown = pause(shutdownLimit, undefined, { ref: false });
    await Promise.race([this.#running.catch(() => undefined), shutdown]);
  }

  /** The mail server as it is reached now. */
  server(): SmtpServer {
    return this.#dependencies.smtp();
  }

  /** The plain text of an email. */
  async read(email: Email): Promise<string> {
    return renderText(email, await this.#facts(), await quoteOf(email));
  }

  /** Sends everything that is due, one after the other, until the mail server is unreachable. */
  sendDue(): Promise<void> {
    // Callers share a run that has not begun yet.
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        return this.#sendAll();
      });
    this.#running = this.#next;
    return this.#next;
  }

  /** Sends one email that was claimed before. */
  async sendClaimed(email: QueuedEmail): Promise<void> {
    await this.#connected((connection) => this.#send(email, connection));
  }

  async #sendAll(): Promise<void> {
    const { db, now } = this.#dependencies;
    const first = this.#isStopping ? undefined : await claimEmail(db, now());
    if (!first) return;
    await this.#connected(async (connection) => {
      let email: QueuedEmail | undefined = first;
      while (email) {
        if ((await this.#send(email, connection)) === 'unreachable' || this.#isStopping) return;
        email = await claimEmail(db, now());
      }
    });
  }

  async #connected<Result>(
    work: (connection: MailConnection) => Promise<Result>,
    longestStep?: number,
  ): Promise<Result> {
    const connection = connectTo(this.#dependencies.smtp(), longestStep);
    try {
      return await work(connection);
    } finally {
      connection.close();
    }
  }

  async #send(email: QueuedEmail, connection: MailConnection): Promise<SendResult['outcome']> {
    const result = await this.#sendMessage(email, connection);
    if (result.outcome === 'accepted') await this.#noteSent(email);
    else await this.#noteFailure(email, result);
    return result.outcome;
  }

  /** An email that this process has sent is not sent again, even if it could not be marked in time. */
  async #sendMessage(email: QueuedEmail, connection: MailConnection): Promise<SendResult> {
    if (this.#unmarked.has(email.id)) return { outcome: 'accepted' };
    return this.#messageOf(email).then((message) => connection.send(message), unreadable);
  }

  async #messageOf({
    event,
    recipient,
    subject,
    email,
  }: Pick<QueuedEmail, 'event' | 'recipient' | 'subject' | 'email'>): Promise<Message> {
    const { from, now, publicUrl } = this.#dependencies;
    const [facts, quote] = await Promise.all([this.#facts(), quoteOf(email)]);
    const { brand, contactEmail } = facts.site;
    return {
      messageId: messageIdOf(event, publicUrl),
      from: from ?? { name: brand, address: contactEmail },
      replyTo: contactEmail,
      to: recipient,
      subject,
      html: renderHtml(email, facts, quote),
      text: renderText(email, facts, quote),
      date: now(),
      unsubscribeUrl: email.unsubscribePath && addressOf(email.unsubscribePath, facts),
    };
  }

  async #facts(): Promise<EmailFacts> {
    const { site, publicUrl } = this.#dependencies;
    return { site: await site(), publicUrl };
  }

  /**
   * An email that is not marked as sent goes out again when its lease ends, so marking is retried for as
   * long as the lease lasts.
   */
  async #noteSent(email: QueuedEmail): Promise<void> {
    const { db, now, log, onError, pause = usualPause } = this.#dependencies;
    this.#unmarked.add(email.id);
    for (let attempt = 1; ; attempt += 1) {
      try {
        await markSent(db, email, now());
        this.#unmarked.delete(email.id);
        return;
      } catch (error) {
        onError?.(error);
        const isLeaseOver = email.leasedUntil === null || now() >= email.leasedUntil;
        const details = { err: error, mail: email.id, attempt };
        if (attempt === 1 || isLeaseOver)
          log.error(details, 'an email was sent but could not be marked as sent');
        if (isLeaseOver) throw error;
        await pause(pauseBeforeMark(attempt));
      }
    }
  }

  async #noteFailure(
    email: QueuedEmail,
    result: Exclude<SendResult, { outcome: 'accepted' }>,
  ): Promise<void> {
    const { db, now, log } = this.#dependencies;
    const moment = now();
    const isOver = result.outcome === 'refused' || !isWorthTrying(email.createdAt, moment);
    const nextAttemptAt = new Date(moment.getTime() + pauseAfter(email.attempts));
    const lastError = result.reason;
    await markFailed(db, email, isOver ? { lastError, givenUpAt: moment } : { lastError, nextAttemptAt });
    const details = { mail: email.id, attempts: email.attempts, reason: lastError };
    if (isOver) log.error(details, 'an email was given up');
    else log.warn(details, "an email couldn't be sent yet");
  }
}

/** An email that cannot be rendered is retried and given up like one that the server refuses. */
function unreadable(error: unknown): SendResult {
  return { outcome: 'postponed', reason: `It could not be written: ${(error as Error).message}` };
}
