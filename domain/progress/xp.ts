import { groupDigits } from '../writing/group-digits.ts';
/** A sum of XP for display. The XP of one lesson is shown without formatting. */
export function totalXpText(totalXp: number): string {
  return groupDigits(totalXp);
}
