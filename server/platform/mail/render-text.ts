import type { Email } from '../../db/email-content.ts';
import { addressOf, type EmailFacts } from './email-facts.ts';

/** Renders the same email as plain text. */
export function renderText(email: Email, facts: EmailFacts): string {
  const { brand, company, contactEmail } = facts.site;
  const parts = [
    `${email.heading}\no${'-'.repeat(Math.max(email.heading.length - 1, 1))}`,
    ...email.paragraphs,
    email.code,
    email.quote?.replace(/^/gm, '> '),
    email.facts?.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    email.action && `${email.action.label}:\n${addressOf(email.action.path, facts)}`,
    email.note,
    email.unsubscribePath && `Unsubscribe:\n${addressOf(email.unsubscribePath, facts)}`,
    `-- \n${brand}\nQuestions? Reply to this email or write to ${contactEmail}.\n${company.name}\n${company.address}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
