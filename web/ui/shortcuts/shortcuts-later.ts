import { later } from '../later.tsx';

/** Keys are for whoever stays: their code comes once the page is alive. */
export const ShortcutsButton = later(async () => (await import('./shortcuts-button.tsx')).ShortcutsButton);
