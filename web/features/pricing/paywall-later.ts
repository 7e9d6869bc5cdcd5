import { later } from '../../ui/later.tsx';

/** Members never meet it: its code comes where it stands. */
export const Paywall = later(async () => (await import('./paywall.tsx')).Paywall);
