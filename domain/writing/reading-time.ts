const wordsPerMinute = 220;

/** How long a text takes to read, in whole minutes and at least one. */
export function minutesToRead(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
