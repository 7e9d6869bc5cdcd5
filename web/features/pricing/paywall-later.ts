import { later } from '../../ui/later.tsx';

/** Members never see the paywall, so its code is loaded only where it is shown. */
export const Paywall = later(async () => (await import('./paywall.tsx')).Paywall);
