import type { Letter } from '../../db/email-content.ts';
import { addressOf, type LetterFacts } from './email-facts.ts';

/** The same letter for whoever reads plain text. */
export function renderText(letter: Letter, facts: LetterFacts): string {
  const { brand, company, contactEmail } = facts.site;
  const parts = [
    `${letter.heading}\no${'-'.repeat(Math.max(letter.heading.length - 1, 1))}`,
    ...letter.paragraphs,
    letter.quote?.replace(/^/gm, '> '),
    letter.facts?.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    letter.action && `${letter.action.label}:\n${addressOf(letter.action.path, facts)}`,
    letter.note,
    letter.unsubscribePath && `Unsubscribe:\n${addressOf(letter.unsubscribePath, facts)}`,
    `-- \n${brand}\nQuestions? Answer this mail, or write to ${contactEmail}.\n${company.name}\n${company.address}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
