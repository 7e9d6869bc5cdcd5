import { onDemand } from '../../ui/on-demand.tsx';

/** Hardly a visit deletes an account. */
export const DeleteDialogOnDemand = onDemand(async () => (await import('./delete-dialog.tsx')).DeleteDialog);
