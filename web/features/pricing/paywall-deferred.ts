import { loadAllStyles } from '../../ui/all-styles.ts';
import { deferred } from '../../ui/deferred.tsx';

/**
 * Members never see the paywall, so its code is loaded only where it is shown, and its styles are not among those of
 * the page that it replaces.
 */
export const Paywall = deferred(async () => {
  const [{ Paywall }] = await Promise.all([import('./paywall.tsx'), loadAllStyles()]);
  return Paywall;
});
