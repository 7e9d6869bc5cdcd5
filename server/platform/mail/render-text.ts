import type { Email } from '../../db/email-content.ts';
import { addressOf, type EmailFacts } from './email-facts.ts';
import { plainQuote } from './render-quote.ts';

/** Renders the same email as plain text. */
export function renderText(email: Email, facts: EmailFacts, quote = plainQuote(email.quote)): string {
  const { brand, company, contactEmail } = facts.site;
  const parts = [
    `${email.heading}\no${'-'.repeat(Math.max(email.heading.length - 1, 1))}`,
    ...email.paragraphs,
    email.code,
    quote?.text.replace(/^/gm, '> '),
    email.facts?.map(factText).join('\n'),
    email.action && `${email.action.label}:\n${addressOf(email.action.path, facts)}`,
    email.note,
    email.unsubscribePath && `Unsubscribe:\n${addressOf(email.unsubscribePath, facts)}`,
    `-- \n${brand}\nQuestions? Reply to this email or write to ${contactEmail}.\n${company.name}\n${company.address}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Several lines come below their label. */
function factText({ label, value }: NonNullable<Email['facts']>[number]): string {
  const lines = value.split('\n');
  return lines.length === 1
    ? `${label}: ${value}`
    : [`${label}:`, ...lines.map((line) => `- ${line}`)].join('\n');
}
