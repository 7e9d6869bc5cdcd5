/** The same ticket or message again within this time is a double click. */
const duplicateWindowMilliseconds = 10_000;

/** What was written since then, with the same text by the same person, is a duplicate. */
export function duplicatesSince(now: Date): Date {
  return new Date(now.getTime() - duplicateWindowMilliseconds);
}
