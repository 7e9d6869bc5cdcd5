import { type Html, html, nothing } from '@chalkline/domain/writing/html';
import type { Email } from '../../db/email-content.ts';
import { addressOf, type EmailFacts, unsubscribeLabel } from './email-facts.ts';
import { bodyFont, chalkLine, colours, darkMode, displayFont } from './email-styles.ts';
import { linesOf, plainQuote, type Quote, withBreaks } from './render-quote.ts';

const table = html`role="presentation" cellpadding="0" cellspacing="0" border="0"`;
const textStyle = `margin:0 0 16px;font:17px/1.6 ${bodyFont};color:${colours.ink}`;
const smallStyle = `margin:0 0 8px;font:14px/1.5 ${bodyFont};color:${colours.quietInk}`;
const sheetStyle = `max-width:600px;width:100%;background:${colours.sheet};border:1.5px solid ${colours.edge};border-radius:0 14px 0 0;border-collapse:separate`;
const headingStyle = `margin:0;font:700 25px/1.25 ${displayFont};letter-spacing:-0.02em;color:${colours.ink}`;
const hiddenStyle = 'display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px';

/**
 * An email in the product's look, with tables and inline styles, because mail programs support little else.
 */
export function renderHtml(email: Email, facts: EmailFacts, quote = plainQuote(email.quote)): string {
  const { brand } = facts.site;
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <title>${email.heading}</title>
    ${darkMode}
  </head>
  <body class="film" style="margin:0;padding:0;background:${colours.film}">
    <div style="${hiddenStyle}">${email.preheader}</div>
    <table ${table} width="100%" class="film" style="background:${colours.film}">
      <tr><td align="center" style="padding:24px 12px 40px">
        <table ${table} width="600" style="max-width:600px;width:100%">
          <tr><td style="padding:0 4px 16px"><a class="ink" href="${addressOf('/', facts)}" style="font:700 20px/1.3 ${displayFont};letter-spacing:-0.02em;color:${colours.ink};text-decoration:none">${brand}</a></td></tr>
        </table>
        <table ${table} width="600" class="sheet" style="${sheetStyle}">
          <tr><td style="padding:28px 24px 20px;overflow-wrap:anywhere;word-break:break-word">
            <h1 class="ink" style="${headingStyle}">${email.heading}</h1>
            ${chalkLine}
            ${email.paragraphs.map(paragraph)}
            ${codePart(email.code)}
            ${quotePart(quote)}
            ${factsPart(email.facts)}
            ${actionPart(email.action, facts)}
            ${email.note === undefined ? nothing : html`<p class="quiet" style="${smallStyle}">${email.note}</p>`}
          </td></tr>
        </table>
        ${footer(email, facts)}
      </td></tr>
    </table>
  </body>
</html>
`.toString();
}

function paragraph(text: string): Html {
  return html`<p class="ink" style="${textStyle}">${text}</p>`;
}

/** The spacing is only visual, so that the code is copied without it. */
function codePart(code: string | undefined): Html {
  if (code === undefined) return nothing;
  const style = `margin:0 0 16px;padding:16px;background:${colours.sunk};font:700 32px/1.2 monospace;letter-spacing:0.2em;text-indent:0.2em;text-align:center;color:${colours.ink}`;
  return html`<p class="sunk ink" style="${style}">${code}</p>`;
}

function quotePart(quote: Quote | undefined): Html {
  if (quote === undefined) return nothing;
  // The last paragraph of the quote has a margin of its own, which a padding keeps inside.
  const style = `margin:0 0 16px;padding:12px 16px 1px;background:${colours.sunk};border-left:3px solid ${colours.chalk};font:17px/1.6 ${bodyFont};color:${colours.ink}`;
  return html`<blockquote class="sunk ink" style="${style}">${quote.html}</blockquote>`;
}

function factsPart(facts: Email['facts'] = []): Html {
  if (facts.length === 0) return nothing;
  const rows = facts.map(
    ({ label, value }) =>
      html`<p class="ink" style="margin:0 0 8px;font:17px/1.5 ${bodyFont};color:${colours.ink}"><span class="quiet" style="font-size:14px;color:${colours.quietInk}">${label}</span><br><strong>${withBreaks(linesOf(value))}</strong></p>`,
  );
  return html`<div style="margin:0 0 16px">${rows}</div>`;
}

function actionPart(action: Email['action'], facts: EmailFacts): Html {
  if (!action) return nothing;
  const cell = `background:${colours.marker};border:1.5px solid ${colours.ink};border-radius:0 14px 0 0`;
  const link = `display:inline-block;padding:12px 24px;font:700 17px/1.3 ${bodyFont};color:${colours.ink};text-decoration:none`;
  return html`<table ${table} style="margin:8px 0 20px;border-collapse:separate"><tr><td class="button" bgcolor="${colours.marker}" style="${cell}"><a href="${addressOf(action.path, facts)}" style="${link}">${action.label}</a></td></tr></table>`;
}

function footer({ unsubscribePath }: Email, facts: EmailFacts): Html {
  const { company, contactEmail } = facts.site;
  const unsubscribe =
    unsubscribePath === undefined
      ? nothing
      : html`<p class="quiet" style="${smallStyle}"><a class="link" href="${addressOf(unsubscribePath, facts)}" style="color:${colours.chalk}">${unsubscribeLabel}</a></p>`;
  return html`<table ${table} width="600" style="max-width:600px;width:100%">
          <tr><td style="padding:20px 4px 0">
            <p class="quiet" style="${smallStyle}">Questions? Reply to this email or write to <a class="link" href="mailto:${contactEmail}" style="color:${colours.chalk}">${contactEmail}</a>.</p>
            ${unsubscribe}
            <p class="quiet" style="${smallStyle}">${company.name}<br>${company.address}</p>
          </td></tr>
        </table>`;
}
