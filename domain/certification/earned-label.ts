/** "Earned November 15, 2026"; "Recently" when the day is not known. */
export function earnedLabel(earnedAt: string | null): string {
  if (!earnedAt) return 'Recently';
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  }).format(new Date(earnedAt));
  return `Earned ${day}`;
}
