import { onDemand } from '../../../ui/on-demand.tsx';

/** The list comes first. */
export const DeskSheetOnDemand = onDemand(async () => (await import('./queue-sheet.tsx')).DeskSheet);
