import { lazyComponent } from '../../ui/lazy-component.tsx';

/** Most visits open no prompt, so it is loaded when needed. */
export const LazyOpenPrompt = lazyComponent(async () => (await import('./open-prompt.tsx')).OpenPrompt);
