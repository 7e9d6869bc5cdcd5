import { lazyComponent } from '../../ui/lazy-component.tsx';

/** Most visits fill in no prompt, so it is loaded when needed. */
export const LazyPromptDialog = lazyComponent(async () => (await import('./prompt-dialog.tsx')).PromptDialog);
