import type { AroundNavHandler } from 'wouter';
import { afterNextPaint } from '../ui/after-next-paint.ts';

/**
 * A phone takes longer to render another page than people wait for a reaction. So the browser first shows that the link
 * was pressed. A navigation that replaces the address is the
 * state of a field or a redirect, so it happens at once.
 */
export const navigateAfterPaint: AroundNavHandler = (navigate, to, options) => {
  if (options?.replace) navigate(to, options);
  else afterNextPaint(() => navigate(to, options));
};
