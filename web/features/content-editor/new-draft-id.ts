const emails = 'abcdefghijklmnopqrstuvwxyz0123456789';
const length = 16;

/** The name under which a draft of something new is kept: nobody has to guess it, only not to repeat it. */
export function newDraftId(random: () => number): string {
  const email = () => emails[Math.floor(random() * emails.length)];
  return `new-${Array.from({ length }, email).join('')}`;
}
