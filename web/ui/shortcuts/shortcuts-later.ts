import { later } from '../later.tsx';

/** Keyboard shortcuts aren't needed for the first view, so their code is loaded after hydration. */
export const ShortcutsButton = later(async () => (await import('./shortcuts-button.tsx')).ShortcutsButton);
