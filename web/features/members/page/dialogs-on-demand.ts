import { onDemand } from '../../../ui/on-demand.tsx';

/** Most visits to a member's page only read it, so the dialogs are loaded when needed. */
export const GrantDialogOnDemand = onDemand(async () => (await import('./grant-dialog.tsx')).GrantDialog);
export const EndPlanDialogOnDemand = onDemand(
  async () => (await import('./end-plan-dialog.tsx')).EndPlanDialog,
);
export const RefundDialogOnDemand = onDemand(async () => (await import('./refund-dialog.tsx')).RefundDialog);
export const SignOutDialogOnDemand = onDemand(
  async () => (await import('./sign-out-dialog.tsx')).SignOutDialog,
);
export const EraseDialogOnDemand = onDemand(async () => (await import('./erase-dialog.tsx')).EraseDialog);
