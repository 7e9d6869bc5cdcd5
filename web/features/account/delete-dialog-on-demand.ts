import { onDemand } from '../../ui/on-demand.tsx';

/** Few visits delete an account, so the dialog is loaded only when needed. */
export const DeleteDialogOnDemand = onDemand(async () => (await import('./delete-dialog.tsx')).DeleteDialog);
