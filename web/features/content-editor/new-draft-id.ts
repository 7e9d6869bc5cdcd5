const emails = 'abcdefghijklmnopqrstuvwxyz0123456789';
const length = 16;

/** The id of a new item's draft. It has to be unique, but not secret. */
export function newDraftId(random: () => number): string {
  const email = () => emails[Math.floor(random() * emails.length)];
  return `new-${Array.from({ length }, email).join('')}`;
}
