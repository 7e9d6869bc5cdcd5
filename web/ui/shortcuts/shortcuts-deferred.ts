import { deferred } from '../deferred.tsx';

/** Keyboard shortcuts aren't needed for the first view, so their code is loaded after hydration. */
export const ShortcutsButton = deferred(async () => (await import('./shortcuts-button.tsx')).ShortcutsButton);
