import { html, nothing } from '@chalkline/domain/writing/html';
import { pageHeading, renderPage } from '../page/page-document.ts';
import type { Address } from './address.ts';
import { errors } from './oidc-provider.ts';

/** Why a sign-in cannot continue, with a link to start again. `detail` is for the application's developer. */
export function problemPage(address: Address, cause: unknown, detail: string): string {
  const isOver = cause instanceof errors.SessionNotFound;
  const heading = isOver ? 'This sign-in is no longer open' : 'This sign-in cannot go on';
  const explanation = isOver
    ? 'It was finished already, it took more than an hour, or it was begun in another browser.'
    : 'The sandbox could not use this request.';
  return renderPage({
    title: `${heading} · Sandbox`,
    stylesheetUrl: address.stylesheetUrl,
    main: html`
      ${pageHeading(heading)}
      <p>${explanation}</p>
      ${isOver || detail === '' ? nothing : html`<p class="code quiet">${detail}</p>`}
      <p><a class="button next" href="${address.startUrl}">Start again</a></p>
    `,
  });
}
