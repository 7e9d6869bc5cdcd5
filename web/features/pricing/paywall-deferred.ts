import { deferred } from '../../ui/deferred.tsx';
import { loadMoreStyles } from '../../ui/more-styles.ts';

/**
 * Members never see the paywall, so its code is loaded only where it is shown, and its styles are not among those of
 * the page that it replaces.
 */
export const Paywall = deferred(async () => {
  const [{ Paywall }] = await Promise.all([import('./paywall.tsx'), loadMoreStyles()]);
  return Paywall;
});
