import { setTimeout as pause } from 'node:timers/promises';
import type { SiteSettings } from '@chalkline/contract/site';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { BatchedMail, Email, Mail } from '../../db/email-content.ts';
import type { Signal } from '../../db/signal.ts';
import type { Clock } from '../clock.ts';
import { batchMail } from './batch-mail.ts';
import { addressOf, type EmailFacts } from './email-facts.ts';
import { dropMail, enqueueEmail } from './enqueue-email.ts';
import { isWorthTrying, pauseAfter, pauseBeforeMark } from './mail-pauses.ts';
import { messageIdOf } from './message-id.ts';
import { claimEmail, markFailed, markSent, type QueuedEmail } from './queued-emails.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { type HandOver, handOver } from './send-email.ts';
import type { Mailbox, SmtpServer } from './smtp-server.ts';

interface Dependencies {
  readonly db: Database;
  readonly mailSignal: Signal;
  readonly now: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Hears of every failure that is not the mail server's. */
  readonly onError?: (error: unknown) => void;
  readonly publicUrl: string;
  /** The brand's own address unless given. */
  readonly from: Mailbox | undefined;
  site(): Promise<SiteSettings>;
  /** Asked anew for each letter: a stand-in knows its port only when it is there. */
  smtp(): SmtpServer;
  /** Waits for so many milliseconds. */
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

/** How long an ending process waits for the letter under way. */
const shutdownLimit = 5_000;

const usualPause = (milliseconds: number) => pause(milliseconds, undefined, { ref: false });

/** Takes letters together with the change that they tell about, and sends them after it is committed. */
export class Outbox {
  readonly #dependencies: Dependencies;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  /** Letters that the mail server took, but the database does not know of it yet. */
  readonly #unmarked = new Set<string>();
  #isStopping = false;
  #stopListening: () => void = () => undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Writes a letter with the change that causes it: without the one there is not the other. */
  enqueue(tx: Database, mail: Mail): Promise<void> {
    return enqueueEmail(tx, mail, this.#dependencies.now());
  }

  /** Adds to an email that leaves later: see `batchMail`. */
  batch(tx: Database, mail: BatchedMail): Promise<void> {
    return batchMail(tx, mail, this.#dependencies.now());
  }

  /** Forgets letters, sent or not: nothing is kept of who they went to. */
  drop(tx: Database, events: readonly string[]): Promise<void> {
    return dropMail(tx, events);
  }

  /** From now on letters are sent as soon as they are committed. A job takes care of those that failed. */
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

  /** Begins no further letter, and waits for the one under way. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#stopListening();
    const shutdown = pause(shutdownLimit, undefined, { ref: false });
    await Promise.race([this.#running.catch(() => undefined), shutdown]);
  }

  /** The server that takes the mail, as it is reached now. */
  server(): SmtpServer {
    return this.#dependencies.smtp();
  }

  /** What a letter says, as plain text. */
  async read(email: Email): Promise<string> {
    return renderText(email, await this.#facts());
  }

  /** Sends everything that is due, one after the other, until the mail server is out of reach. */
  sendDue(): Promise<void> {
    // Whoever asks while a run is waiting to begin is served by that one.
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        return this.#sendAll();
      });
    this.#running = this.#next;
    return this.#next;
  }

  /** Sends this letter alone, which was claimed for that. */
  async sendClaimed(email: QueuedEmail): Promise<void> {
    await this.#send(email);
  }

  async #sendAll(): Promise<void> {
    const { db, now } = this.#dependencies;
    while (!this.#isStopping) {
      const email = await claimEmail(db, now());
      if (!email) return;
      if ((await this.#send(email)) === 'unreachable') return;
    }
  }

  async #send(email: QueuedEmail): Promise<HandOver['outcome']> {
    const result = await this.#handOver(email);
    if (result.outcome === 'accepted') await this.#noteSent(email);
    else await this.#noteFailure(email, result);
    return result.outcome;
  }

  /** What this process has sent before is not sent again, even if that could not be marked in time. */
  async #handOver(email: QueuedEmail): Promise<HandOver> {
    return this.#unmarked.has(email.id) ? { outcome: 'accepted' } : this.#attempt(email).catch(unreadable);
  }

  async #attempt(waiting: QueuedEmail): Promise<HandOver> {
    const { smtp, from, now, publicUrl } = this.#dependencies;
    const { event, recipient, subject, email } = waiting;
    const facts = await this.#facts();
    const { brand, contactEmail } = facts.site;
    return handOver(smtp(), {
      messageId: messageIdOf(event, publicUrl),
      from: from ?? { name: brand, address: contactEmail },
      replyTo: contactEmail,
      to: recipient,
      subject,
      html: renderHtml(email, facts),
      text: renderText(email, facts),
      date: now(),
      unsubscribeUrl: email.unsubscribePath && addressOf(email.unsubscribePath, facts),
    });
  }

  async #facts(): Promise<EmailFacts> {
    const { site, publicUrl } = this.#dependencies;
    return { site: await site(), publicUrl };
  }

  /**
   * A letter that was sent but is not marked as sent goes out again when its lease is over. So marking it is
   * tried for as long as the lease lasts.
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

  async #noteFailure(email: QueuedEmail, result: Exclude<HandOver, { outcome: 'accepted' }>): Promise<void> {
    const { db, now, log } = this.#dependencies;
    const moment = now();
    const isOver = result.outcome === 'refused' || !isWorthTrying(email.createdAt, moment);
    const nextAttemptAt = new Date(moment.getTime() + pauseAfter(email.attempts));
    const lastError = result.reason;
    await markFailed(db, email, isOver ? { lastError, givenUpAt: moment } : { lastError, nextAttemptAt });
    const details = { mail: email.id, attempts: email.attempts, reason: lastError };
    if (isOver) log.error(details, 'a letter was given up');
    else log.warn(details, "an email couldn't be sent yet");
  }
}

/** A letter that cannot even be put on paper is tried again like one that nobody takes, and given up like it. */
function unreadable(error: unknown): HandOver {
  return { outcome: 'postponed', reason: `It could not be written: ${(error as Error).message}` };
}
