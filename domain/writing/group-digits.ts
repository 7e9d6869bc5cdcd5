/** "12,345". A browser would load the rules of a language for `toLocaleString`, which takes long on a slow phone. */
export function groupDigits(number: number | string): string {
  return String(number).replace(/(?<!\.\d*)\B(?=(?:\d{3})+(?!\d))/g, ',');
}
