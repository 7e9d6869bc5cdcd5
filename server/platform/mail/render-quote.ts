import { Html, html } from '@chalkline/domain/writing/html';
import type { Email } from '../../db/email-content.ts';
import { renderMessage } from '../text/markdown.ts';
import { messageText } from '../text/message-text.ts';
import { colours } from './email-styles.ts';

/** Somebody's own words, for both forms of an email. */
export interface Quote {
  readonly html: Html;
  readonly text: string;
}

/** The quote of an email. Markdown becomes formatted in HTML, and loses its marks in plain text. */
export async function quoteOf({ quote, isQuoteMarkdown }: Email): Promise<Quote | undefined> {
  if (quote === undefined || !isQuoteMarkdown) return plainQuote(quote);
  const rendered = await renderMessage(quote);
  return { html: new Html(withStyles(rendered)), text: messageText(rendered) };
}

/** A quote keeps its lines also in programs that do not support `pre-line`. */
export function plainQuote(text: string | undefined): Quote | undefined {
  if (text === undefined) return undefined;
  const lines = linesOf(text);
  return { html: html`<p style="margin:0 0 12px">${withBreaks(lines)}</p>`, text: lines.join('\n') };
}

/** Forms that browsers send without scripts end their lines with both characters. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

export function withBreaks(lines: readonly string[]): Html[] {
  return lines.map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
}

/** Mail programs need the styles inline. The renderer escapes every text, so only its own elements match. */
function withStyles(rendered: string): string {
  return rendered.replace(/<(\w+)(?=[ >])/g, (tag, name: string) => {
    const style = styles[name];
    return style === undefined ? tag : `${tag} ${style}`;
  });
}

const monospace = 'font-family:Menlo,Consolas,monospace;font-size:15px';
const styles: Readonly<Record<string, string>> = {
  p: 'style="margin:0 0 12px"',
  ul: 'style="margin:0 0 12px;padding-left:24px"',
  ol: 'style="margin:0 0 12px;padding-left:24px"',
  li: 'style="margin:0 0 4px"',
  a: `class="link" style="color:${colours.chalk}"`,
  code: `style="${monospace}"`,
  pre: `style="margin:0 0 12px;white-space:pre-wrap;${monospace}"`,
  blockquote: `style="margin:0 0 12px;padding-left:12px;border-left:3px solid ${colours.edge}"`,
  hr: `style="margin:16px 0;border:0;border-top:1px dashed ${colours.edge}"`,
};
