/** Brings something to the upper edge of the screen; at once for those who want no motion. */
export function scrollToStart(element: Element | null): void {
  const wantsStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'start', behavior: wantsStill ? 'instant' : 'smooth' });
}
