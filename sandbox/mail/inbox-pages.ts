import { type Html, html, nothing } from '@chalkline/domain/writing/html';
import { pageHeading } from '../page/page-document.ts';
import type { ReceivedMessage } from './message-store.ts';

export interface InboxView {
  readonly path: string;
  readonly messages: readonly ReceivedMessage[];
  /** The recipient filter; empty for everybody. */
  readonly to: string;
  readonly isDown: boolean;
}

interface Page {
  readonly title: string;
  readonly main: Html;
}

export function inboxPage({ path, messages, to, isDown }: InboxView): Page {
  const main = html`${pageHeading('Inbox')}
      <p class="quiet">Every message that the product has sent, as its reader would see it. Nothing leaves this machine.</p>
      ${serverSwitch(path, isDown)}
      <form class="search" method="get" action="${path}" role="search">
        <div class="field"><label for="to">Sent to</label><input id="to" name="to" type="search" value="${to}" autocomplete="off"></div>
        <button class="button">Show</button>
      </form>
      <section aria-labelledby="messages">
        <h2 id="messages">${countText(messages.length, to)}</h2>
        ${messages.length === 0 ? html`<p class="sheet">${emptyText(to)}</p>` : messageList(path, messages)}
      </section>`;
  return { title: 'Inbox of the sandbox', main };
}

/**
 * The email is shown in a frame without an origin; the page's policy applies there, too, and blocks
 * scripts.
 */
export function messagePage(path: string, message: ReceivedMessage): Page {
  const { subject, from, to, headers, html: email, text } = message;
  const main = html`<p><a href="${path}">Back to the inbox</a></p>
      ${pageHeading(subject)}
      <dl class="envelope">
        <dt>From</dt><dd>${from}</dd>
        <dt>To</dt><dd>${to}</dd>
        <dt>Received</dt><dd>${timeOf(message)}</dd>
      </dl>
      ${email === undefined ? nothing : html`<section aria-labelledby="as-html"><h2 id="as-html">The message</h2><iframe class="email" title="The message" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" srcdoc="${opening(email)}"></iframe></section>`}
      ${text === undefined ? nothing : html`<section aria-labelledby="as-text"><h2 id="as-text">As plain text</h2><pre class="sheet code">${text}</pre></section>`}
      <section aria-labelledby="headers"><h2 id="headers">Headers</h2>
        <dl class="sheet headers">${headers.map(({ name, value }) => html`<dt>${name}</dt><dd class="code">${value}</dd>`)}</dl>
      </section>`;
  return { title: subject, main };
}

/** Links open in a new tab, as in a mail program. */
function opening(email: string): string {
  return email.replace('<head>', '<head><base target="_blank">');
}

/** Simulates an outage of the mail server, to check that nothing is lost. */
function serverSwitch(path: string, isDown: boolean): Html {
  const [status, state, label] = isDown
    ? ['The mail server is down: emails wait until it is up again.', 'up', 'Bring it up']
    : ['The mail server is up.', 'down', 'Take it down'];
  return html`<form class="switch" method="post" action="${path}/server">
        <span role="status">${status}</span>
        <button class="button" name="state" value="${state}">${label}</button>
      </form>`;
}

function messageList(path: string, messages: readonly ReceivedMessage[]): Html {
  return html`<ul class="messages">${messages.map(
    (message) => html`
          <li class="sheet">
            <a href="${path}/${message.id}">${message.subject}</a>
            <span>To ${message.to}</span>
            <span class="quiet">${timeOf(message)}</span>
          </li>`,
  )}
        </ul>`;
}

function countText(count: number, to: string): string {
  const messages = `${count} ${count === 1 ? 'message' : 'messages'}`;
  return to === '' ? messages : `${messages} to ${to}`;
}

function emptyText(to: string): string {
  return to === ''
    ? 'No mail yet. Hand in work for a certification, for example, and it appears here.'
    : 'Nobody with this in their address has been written to.';
}

function timeOf({ receivedAt }: ReceivedMessage): string {
  return `${receivedAt.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
