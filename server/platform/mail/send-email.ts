import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Mailbox, SmtpServer } from '../config/smtp-server.ts';

export interface Message {
  readonly messageId: string;
  readonly from: Mailbox;
  readonly replyTo: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly date: Date;
  /** Where mail programs can unsubscribe for their reader. */
  readonly unsubscribeUrl: string | undefined;
}

/** The result of an attempt: sent, refused permanently, refused for now, or the server is unreachable. */
export type SendResult =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'refused' | 'postponed' | 'unreachable'; readonly reason: string };

/** The details that nodemailer adds to a failure. */
interface SendingError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly permanent?: boolean;
}

/** All steps of one conversation together take less than the lease of an email. */
const longestStep = 20_000;

/**
 * Refusals of these commands are about the email. Any other refusal is about the settings and not
 * permanent.
 */
const commandsAboutTheEmail = ['RCPT TO', 'DATA'];

/** Sends emails one after the other over one connection, which is opened for the first of them. */
export interface MailConnection {
  send(message: Message): Promise<SendResult>;
  close(): void;
}

export function connectTo(server: SmtpServer, step = longestStep): MailConnection {
  const transport = createTransport({
    ...transportOptions(server, step),
    pool: true,
    maxConnections: 1,
    // See `wasConnectionClosed`.
    maxRequeues: 0,
  });
  let isUsed = false;

  async function send(message: Message): Promise<SendResult> {
    const mail = mailOf(message);
    try {
      await transport.sendMail(mail).catch((error: SendingError) => {
        if (!isUsed || !wasConnectionClosed(error)) throw error;
        return transport.sendMail(mail);
      });
      isUsed = true;
      return { outcome: 'accepted' };
    } catch (error) {
      return failureOf(error as SendingError);
    }
  }

  return { send, close: () => transport.close() };
}

/**
 * A server may close a connection after a number of emails. The next one is then tried on a new connection, unless
 * it has already waited for an answer: two waits could outlast its lease.
 */
function wasConnectionClosed(error: SendingError): boolean {
  return failureOf(error).outcome === 'unreachable' && error.code !== 'ETIMEDOUT';
}

function mailOf({ unsubscribeUrl, ...message }: Message): SendMailOptions {
  return {
    ...message,
    // As an object it is always one address, whatever the text contains.
    to: { name: '', address: message.to },
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
  };
}

/** With both headers, a mail program offers its own unsubscribe button. */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function transportOptions({ host, port, isSecure, credentials }: SmtpServer, step: number) {
  return {
    host,
    port,
    secure: isSecure,
    // A password is never sent unencrypted.
    requireTLS: credentials !== undefined && !isSecure,
    ...(credentials ? { auth: { user: credentials.user, pass: credentials.password } } : {}),
    dnsTimeout: step,
    connectionTimeout: step,
    greetingTimeout: step,
    socketTimeout: step,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function failureOf({ message, command, responseCode, permanent }: SendingError): SendResult {
  const isAboutTheEmail = commandsAboutTheEmail.includes(command ?? '') && responseCode !== undefined;
  if (!isAboutTheEmail) return { outcome: 'unreachable', reason: message };
  return { outcome: permanent ? 'refused' : 'postponed', reason: message };
}
