import { onDemand } from '../../../ui/on-demand.tsx';

/** Loaded after the list. */
export const QueueSheetOnDemand = onDemand(async () => (await import('./queue-sheet.tsx')).QueueSheet);
