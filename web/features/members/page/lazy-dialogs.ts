import { lazyComponent } from '../../../ui/lazy-component.tsx';

/** Most visits to a member's page only read it, so the dialogs are loaded when needed. */
export const LazyGrantDialog = lazyComponent(async () => (await import('./grant-dialog.tsx')).GrantDialog);
export const LazyEndPlanDialog = lazyComponent(
  async () => (await import('./end-plan-dialog.tsx')).EndPlanDialog,
);
export const LazyRefundDialog = lazyComponent(async () => (await import('./refund-dialog.tsx')).RefundDialog);
export const LazySignOutDialog = lazyComponent(
  async () => (await import('./sign-out-dialog.tsx')).SignOutDialog,
);
export const LazyEraseDialog = lazyComponent(async () => (await import('./erase-dialog.tsx')).EraseDialog);
