import { onDemand } from '../../../ui/on-demand.tsx';

/** The list comes first. */
export const QueueSheetOnDemand = onDemand(async () => (await import('./queue-sheet.tsx')).QueueSheet);
