import type { AroundNavHandler } from 'wouter';
import { afterNextPaint } from '../ui/after-next-paint.ts';

/**
 * Lets the browser show that a link was pressed before the next page is rendered, because a phone takes longer to
 * render it than people wait for a reaction. A navigation that replaces the address happens at once: it is a redirect
 * or the state of a field.
 *
 * As in a browser, a link to the page that is already open makes no new history entry. So a double click makes only
 * one.
 */
export const navigateAfterPaint: AroundNavHandler = (navigate, to, options) => {
  if (options?.replace) navigate(to, options);
  else afterNextPaint(() => navigate(to, { ...options, replace: isCurrentAddress(to) }));
};

function isCurrentAddress(to: string): boolean {
  return new URL(to, window.location.href).href === window.location.href;
}
