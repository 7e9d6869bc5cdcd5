import { onDemand } from '../ui/on-demand.tsx';

/** The toaster comes right after the page has woken up: nothing is toasted before, and no first paint waits for it. */
export const ToasterOnDemand = onDemand(async () => (await import('../ui/toast.tsx')).Toaster);
