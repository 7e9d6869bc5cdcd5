import { deferred } from '../../ui/deferred.tsx';

/** Members never see the paywall, so its code is loaded only where it is shown. */
export const Paywall = deferred(async () => (await import('./paywall.tsx')).Paywall);
