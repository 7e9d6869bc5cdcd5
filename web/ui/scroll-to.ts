/** Scrolls an element to the top of the screen, without animation for people who prefer reduced motion. */
export function scrollToStart(element: Element | null): void {
  const wantsStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'start', behavior: wantsStill ? 'instant' : 'smooth' });
}
