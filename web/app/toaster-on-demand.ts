import { onDemand } from '../ui/on-demand.tsx';

/**
 * The toaster is loaded right after hydration: no toast is shown before, and the first paint does not wait for
 * it.
 */
export const ToasterOnDemand = onDemand(async () => (await import('../ui/toast.tsx')).Toaster);
