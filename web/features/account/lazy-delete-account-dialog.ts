import { lazyComponent } from '../../ui/lazy-component.tsx';

/** Few visits delete an account, so the dialog is loaded only when needed. */
export const LazyDeleteDialog = lazyComponent(async () => (await import('./delete-dialog.tsx')).DeleteDialog);
