import { onDemand } from '../../ui/on-demand.tsx';

/** Most visits open no prompt. */
export const OpenPromptOnDemand = onDemand(async () => (await import('./open-prompt.tsx')).OpenPrompt);
