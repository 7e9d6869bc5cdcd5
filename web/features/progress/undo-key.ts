import type { ListedKey } from '../../ui/shortcuts/shortcut.ts';

/** Marks a completed lesson incomplete. */
export const undoKey: ListedKey = { key: 'u', label: 'Mark the lesson incomplete' };
