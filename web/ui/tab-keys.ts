/**
 * Returns the tab that a key leads to from the tab at `index`, wrapping around, or undefined for other keys.
 */
export function tabAfter(key: string, index: number, count: number): number | undefined {
  if (index < 0 || count === 0) return undefined;
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
