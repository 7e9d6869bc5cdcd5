import type { Email } from '../../db/email-content.ts';
import { addressOf, type EmailFacts, unsubscribeLabel } from './email-facts.ts';
import { linesOf, plainQuote } from './render-quote.ts';

/** A longer line would wrap on a phone. */
const longestUnderline = 36;

/** Renders the same email as plain text. */
export function renderText(email: Email, facts: EmailFacts, quote = plainQuote(email.quote)): string {
  const { brand, company, contactEmail } = facts.site;
  const parts = [
    `${email.heading}\n${underline(email.heading)}`,
    ...email.paragraphs,
    email.code,
    quote?.text.replace(/^/gm, '> '),
    email.facts?.map(factText).join('\n'),
    email.action && `${email.action.label}:\n${addressOf(email.action.path, facts)}`,
    email.note,
    email.unsubscribePath && `${unsubscribeLabel}:\n${addressOf(email.unsubscribePath, facts)}`,
    `-- \n${brand}\nQuestions? Reply to this email or write to ${contactEmail}.\n${company.name}\n${company.address}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function underline({ length }: string): string {
  return `o${'-'.repeat(Math.min(Math.max(length, 2), longestUnderline) - 1)}`;
}

/** Several lines come below their label. */
function factText({ label, value }: NonNullable<Email['facts']>[number]): string {
  const lines = linesOf(value);
  return lines.length === 1
    ? `${label}: ${value}`
    : [`${label}:`, ...lines.map((line) => `- ${line}`)].join('\n');
}
