import { onDemand } from '../../../ui/on-demand.tsx';

/** The list comes first. */
export const DeskSheetOnDemand = onDemand(async () => (await import('./desk-sheet.tsx')).DeskSheet);
