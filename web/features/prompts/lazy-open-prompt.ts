import { linkedDialog } from '../../ui/linked-dialog.ts';

/** Most visits open no prompt, so it is loaded when needed. */
export const LazyOpenPrompt = linkedDialog(async () => (await import('./open-prompt.tsx')).OpenPrompt);
