import { type Html, html } from '@chalkline/domain/writing/html';

export interface PageDocument {
  readonly title: string;
  /** The URL of `pageStylesheet`. */
  readonly stylesheetUrl: string;
  readonly main: Html;
}

/** A complete sandbox page in the product's look. Needs no script. */
export function renderPage({ title, stylesheetUrl, main }: PageDocument): string {
  return html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${stylesheetUrl}">
  </head>
  <body>
    <main>${main}</main>
  </body>
</html>
`.toString();
}

/** The heading of a page, over its chalk line. */
export function pageHeading(text: string): Html {
  return html`<h1>${text}</h1>
      <svg class="chalk-line" viewBox="0 0 320 16" aria-hidden="true" focusable="false">
        <path class="powder" d="M14 4.5H300M20 11.5H312M30 13.5H280"/>
        <path class="stroke" d="M8 8H318"/>
        <path class="nail" fill-rule="evenodd" d="M8 3a5 5 0 1 0 0 10A5 5 0 1 0 8 3ZM8 6.4a1.6 1.6 0 1 1 0 3.2A1.6 1.6 0 1 1 8 6.4Z"/>
      </svg>`;
}

/**
 * Headers of every sandbox page. There is no `form-action`, because browsers apply it to every redirect
 * after a form, and a sign-in may lead to a checkout on another host.
 */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};
