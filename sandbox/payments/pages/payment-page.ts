import { type Html, html, nothing } from '@chalkline/domain/writing/html';
import type { FastifyReply } from 'fastify';
import { pageHeaders, pageHeading, renderPage } from '../../page/page-document.ts';
import type { Shop } from '../ledger/transaction.ts';
import { warningSign } from './warning-sign.ts';

export interface PaymentPage {
  readonly heading: string;
  readonly body: Html;
  /** An error message at the top. */
  readonly alert?: string | undefined;
  /** A success message at the top. */
  readonly news?: string | undefined;
}

/** Sends a page with the status that the reply already has. */
export function sendPage(reply: FastifyReply, { address }: Shop, page: PaymentPage): FastifyReply {
  const { heading, body, alert, news } = page;
  const text = renderPage({
    title: `${alert ? 'Error: ' : ''}${heading} · Sandbox`,
    stylesheetUrl: address.stylesheetPath,
    main: html`
      ${pageHeading(heading)}
      ${alert ? html`<div class="alert" role="alert"><p class="mistake">${warningSign} ${alert}</p></div>` : nothing}
      ${news ? html`<p class="news" role="status">${news}</p>` : nothing}
      ${body}
    `,
  });
  return reply.headers(pageHeaders).send(text);
}

/** The page for something that does not exist. */
export function sendNothingHere(
  reply: FastifyReply,
  shop: Shop,
  heading: string,
  text: string,
): FastifyReply {
  return sendPage(reply.code(404), shop, { heading, body: html`<p>${text}</p>` });
}
