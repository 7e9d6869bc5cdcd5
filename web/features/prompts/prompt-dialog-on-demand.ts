import { onDemand } from '../../ui/on-demand.tsx';

/** Most visits fill in no prompt, so it is loaded when needed. */
export const PromptDialogOnDemand = onDemand(async () => (await import('./prompt-dialog.tsx')).PromptDialog);
