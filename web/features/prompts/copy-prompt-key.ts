import type { ListedKey } from '../../ui/shortcuts/shortcut.ts';

/** Copies the first prompt of a lesson, with its filled-in blanks. */
export const copyPromptKey: ListedKey = { key: 'c', label: 'Copy the first prompt' };
