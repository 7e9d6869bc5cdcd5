import { onDemand } from '../../ui/on-demand.tsx';

export const ChangeDialogOnDemand = onDemand(async () => (await import('./change-dialog.tsx')).ChangeDialog);
export const RemoveDialogOnDemand = onDemand(async () => (await import('./remove-dialog.tsx')).RemoveDialog);
export const FounderDialogOnDemand = onDemand(
  async () => (await import('./founder-dialog.tsx')).FounderDialog,
);
