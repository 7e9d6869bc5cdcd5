import { type Html, html } from '@chalkline/domain/writing/html';
import type { FastifyRequest } from 'fastify';
import { Misdirected } from './misdirected.ts';
import type { Refusal } from './refusal.ts';
import { standalonePage } from './standalone-page.ts';

/** An error page for browsers. It needs no database and no scripts. */
export function errorPage(refusal: Refusal, request: FastifyRequest): string {
  const content = html`<p>${refusal.message}</p>
<nav>${nextLinks(refusal, request.method)}</nav>`;
  return standalonePage(request, titleOf(refusal.status), content);
}

function titleOf(status: number): string {
  if (status === 503) return 'We’ll be right back';
  return status === 500 ? 'Something went wrong' : 'That didn’t work';
}

/** An empty `href` means this page. A form is sent again from its own page, so no link is offered for it. */
function nextLinks(refusal: Refusal, method: string): Html {
  if (refusal instanceof Misdirected)
    return html`<a href="${refusal.publicUrl}/" data-main>Go to ${refusal.publicUrl}</a>`;
  const home = html`<a href="/">Back to the home page</a>`;
  return refusal.status >= 500 && method === 'GET' ? html`<a href="" data-main>Try again</a>${home}` : home;
}

/** API calls get JSON. A browser that opens a URL or sends a form gets a page. */
export function wantsPage({ headers, method }: FastifyRequest): boolean {
  const isNavigation = headers.accept?.includes('text/html') ?? false;
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  return isNavigation && (isForm || method === 'GET' || method === 'HEAD');
}
