import { createTransport } from 'nodemailer';
import type { Mailbox, SmtpServer } from './smtp-server.ts';

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

/** What became of an attempt: the server has the message, or wants it never, later, or cannot be reached at all. */
export type HandOver =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'refused' | 'postponed' | 'unreachable'; readonly reason: string };

/** What nodemailer tells about a failure. */
interface SendingError extends Error {
  readonly command?: string;
  readonly responseCode?: number;
  readonly permanent?: boolean;
}

/** All steps of one conversation together stay below the lease of a letter. */
const longestStep = 20_000;

/** Replies to these are about the letter; a refusal anywhere else is about the settings, and not for good. */
const commandsAboutTheEmail = ['RCPT TO', 'DATA'];

/** Gives one message to the mail server. */
export async function handOver(
  server: SmtpServer,
  { unsubscribeUrl, ...message }: Message,
  step = longestStep,
): Promise<HandOver> {
  const transport = createTransport(transportOptions(server, step));
  try {
    await transport.sendMail({
      ...message,
      // As an object it is one address, whatever it holds.
      to: { name: '', address: message.to },
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
    });
    return { outcome: 'accepted' };
  } catch (error) {
    return failureOf(error as SendingError);
  } finally {
    transport.close();
  }
}

/** With both, a mail program offers a button of its own that needs no page. */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function transportOptions({ host, port, isSecure, credentials }: SmtpServer, step: number) {
  return {
    host,
    port,
    secure: isSecure,
    // A password never goes over an open line.
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

function failureOf({ message, command, responseCode, permanent }: SendingError): HandOver {
  const isAboutTheEmail = commandsAboutTheEmail.includes(command ?? '') && responseCode !== undefined;
  if (!isAboutTheEmail) return { outcome: 'unreachable', reason: message };
  return { outcome: permanent ? 'refused' : 'postponed', reason: message };
}
