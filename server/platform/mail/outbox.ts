import { setTimeout as pause } from 'node:timers/promises';
import type { SiteSettings } from '@chalkline/contract/site';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { MailBell } from '../../db/mail-signal.ts';
import type { Clock } from '../clock.ts';
import { batchMail } from './batch-mail.ts';
import { type HandOver, handOver } from './send-email.ts';
import type { BatchedMail, Letter, Mail } from '../../db/email-content.ts';
import { addressOf, type LetterFacts } from './email-facts.ts';
import { isWorthTrying, pauseAfter, pauseBeforeMark } from './mail-pauses.ts';
import { messageIdOf } from './message-id.ts';
import { dropMail, putMail } from './enqueue-email.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import type { Mailbox, SmtpServer } from './smtp-server.ts';
import { claimLetter, markFailed, markSent, type WaitingLetter } from './queued-emails.ts';

interface Surroundings {
  readonly db: Database;
  readonly mailBell: MailBell;
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
const longestGoodbye = 5_000;

const usualPause = (milliseconds: number) => pause(milliseconds, undefined, { ref: false });

/** Takes letters together with the change that they tell about, and sends them after it is committed. */
export class Mailroom {
  readonly #surroundings: Surroundings;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  /** Letters that the mail server took, but the database does not know of it yet. */
  readonly #unmarked = new Set<string>();
  #isStopping = false;
  #stopListening: () => void = () => undefined;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** Writes a letter with the change that causes it: without the one there is not the other. */
  put(tx: Database, mail: Mail): Promise<void> {
    return putMail(tx, mail, this.#surroundings.now());
  }

  /** Adds to an email that leaves later: see `batchMail`. */
  batch(tx: Database, mail: BatchedMail): Promise<void> {
    return batchMail(tx, mail, this.#surroundings.now());
  }

  /** Forgets letters, sent or not: nothing is kept of who they went to. */
  drop(tx: Database, events: readonly string[]): Promise<void> {
    return dropMail(tx, events);
  }

  /** From now on letters are sent as soon as they are committed. A job takes care of those that failed. */
  start(): void {
    const { mailBell, log, onError } = this.#surroundings;
    const look = () => {
      this.sendDue().catch((error: unknown) => {
        log.error({ err: error }, 'mail could not be sent');
        onError?.(error);
      });
    };
    this.#stopListening = mailBell.onRing(look);
    look();
  }

  /** Begins no further letter, and waits for the one under way. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#stopListening();
    const goodbye = pause(longestGoodbye, undefined, { ref: false });
    await Promise.race([this.#running.catch(() => undefined), goodbye]);
  }

  /** The server that takes the mail, as it is reached now. */
  server(): SmtpServer {
    return this.#surroundings.smtp();
  }

  /** What a letter says, as plain text. */
  async read(letter: Letter): Promise<string> {
    return renderText(letter, await this.#facts());
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
  async sendClaimed(letter: WaitingLetter): Promise<void> {
    await this.#send(letter);
  }

  async #sendAll(): Promise<void> {
    const { db, now } = this.#surroundings;
    while (!this.#isStopping) {
      const letter = await claimLetter(db, now());
      if (!letter) return;
      if ((await this.#send(letter)) === 'unreachable') return;
    }
  }

  async #send(letter: WaitingLetter): Promise<HandOver['outcome']> {
    const result = await this.#handOver(letter);
    if (result.outcome === 'accepted') await this.#noteSent(letter);
    else await this.#noteFailure(letter, result);
    return result.outcome;
  }

  /** What this process has sent before is not sent again, even if that could not be marked in time. */
  async #handOver(letter: WaitingLetter): Promise<HandOver> {
    return this.#unmarked.has(letter.id) ? { outcome: 'accepted' } : this.#attempt(letter).catch(unreadable);
  }

  async #attempt(waiting: WaitingLetter): Promise<HandOver> {
    const { smtp, from, now, publicUrl } = this.#surroundings;
    const { event, recipient, subject, letter } = waiting;
    const facts = await this.#facts();
    const { brand, contactEmail } = facts.site;
    return handOver(smtp(), {
      messageId: messageIdOf(event, publicUrl),
      from: from ?? { name: brand, address: contactEmail },
      replyTo: contactEmail,
      to: recipient,
      subject,
      html: renderHtml(letter, facts),
      text: renderText(letter, facts),
      date: now(),
      unsubscribeUrl: letter.unsubscribePath && addressOf(letter.unsubscribePath, facts),
    });
  }

  async #facts(): Promise<LetterFacts> {
    const { site, publicUrl } = this.#surroundings;
    return { site: await site(), publicUrl };
  }

  /**
   * A letter that was sent but is not marked as sent goes out again when its lease is over. So marking it is
   * tried for as long as the lease lasts.
   */
  async #noteSent(letter: WaitingLetter): Promise<void> {
    const { db, now, log, onError, pause = usualPause } = this.#surroundings;
    this.#unmarked.add(letter.id);
    for (let attempt = 1; ; attempt += 1) {
      try {
        await markSent(db, letter, now());
        this.#unmarked.delete(letter.id);
        return;
      } catch (error) {
        onError?.(error);
        const isLeaseOver = letter.leasedUntil === null || now() >= letter.leasedUntil;
        const details = { err: error, mail: letter.id, attempt };
        if (attempt === 1 || isLeaseOver)
          log.error(details, 'an e-mail was sent but could not be marked as sent');
        if (isLeaseOver) throw error;
        await pause(pauseBeforeMark(attempt));
      }
    }
  }

  async #noteFailure(
    letter: WaitingLetter,
    result: Exclude<HandOver, { outcome: 'accepted' }>,
  ): Promise<void> {
    const { db, now, log } = this.#surroundings;
    const moment = now();
    const isOver = result.outcome === 'refused' || !isWorthTrying(letter.createdAt, moment);
    const nextAttemptAt = new Date(moment.getTime() + pauseAfter(letter.attempts));
    const lastError = result.reason;
    await markFailed(db, letter, isOver ? { lastError, givenUpAt: moment } : { lastError, nextAttemptAt });
    const details = { mail: letter.id, attempts: letter.attempts, reason: lastError };
    if (isOver) log.error(details, 'a letter was given up');
    else log.warn(details, 'a letter could not be sent yet');
  }
}

/** A letter that cannot even be put on paper is tried again like one that nobody takes, and given up like it. */
function unreadable(error: unknown): HandOver {
  return { outcome: 'postponed', reason: `It could not be written: ${(error as Error).message}` };
}
