/** A sum of XP as people read it. What one lesson is worth is shown as it is. */
export function totalXpText(totalXp: number): string {
  return totalXp.toLocaleString('en-US');
}
