const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const length = 16;

/** The name under which a draft of something new is kept: nobody has to guess it, only not to repeat it. */
export function newDraftId(random: () => number): string {
  const letter = () => letters[Math.floor(random() * letters.length)];
  return `new-${Array.from({ length }, letter).join('')}`;
}
