import { lazyComponent } from '../../ui/lazy-component.tsx';

/** Few visits delete an account, so the dialog is loaded only when needed. */
export const LazyDeleteAccountDialog = lazyComponent(
  async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
);
