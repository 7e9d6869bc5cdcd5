import { lazyComponent } from '../../ui/lazy-component.tsx';

export const LazyChangeDialog = lazyComponent(async () => (await import('./change-dialog.tsx')).ChangeDialog);
export const LazyRemoveDialog = lazyComponent(async () => (await import('./remove-dialog.tsx')).RemoveDialog);
export const LazyFounderDialog = lazyComponent(
  async () => (await import('./founder-dialog.tsx')).FounderDialog,
);
