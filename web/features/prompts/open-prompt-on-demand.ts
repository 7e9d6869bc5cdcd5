import { onDemand } from '../../ui/on-demand.tsx';

/** Most visits open no prompt, so it is loaded when needed. */
export const OpenPromptOnDemand = onDemand(async () => (await import('./open-prompt.tsx')).OpenPrompt);
