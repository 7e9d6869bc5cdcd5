/** A key as shown in the list of shortcuts. */
export interface ListedKey {
  /** The key as the keyboard reports it, in lower case: `n`, `?`. */
  readonly key: string;
  readonly label: string;
}

/** A key that does something on the page. */
export interface Shortcut extends ListedKey {
  run(): void;
}

export const helpKey: ListedKey = { key: '?', label: 'Show this list' };

/** Works everywhere, and is not a single key. */
export const searchKey: ListedKey = { key: 'Ctrl K', label: 'Search everything (⌘ K on a Mac)' };

/** The properties of a key event that the rules need, so that they can be tested without a browser. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly repeat: boolean;
  readonly isComposing: boolean;
  readonly defaultPrevented: boolean;
  /** Whether it was pressed in a field, a player or an open dialog, which use the key themselves. */
  readonly isTaken: boolean;
}

/** Returns the shortcut for a key, or undefined if the key belongs to something else. */
export function shortcutFor(pressed: PressedKey, shortcuts: readonly Shortcut[]): Shortcut | undefined {
  const { ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented, isTaken } = pressed;
  if (ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented || isTaken) return undefined;
  return shortcuts.find(({ key }) => key === pressed.key.toLowerCase());
}

const ownKeys = 'input, textarea, select, video, audio, [contenteditable], [role="menu"], [role="listbox"]';
const openDialog = '[role="dialog"], [role="alertdialog"]';

export function pressedKey(event: KeyboardEvent): PressedKey {
  const { key, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented, target } = event;
  const isTaken =
    (target instanceof Element && target.closest(ownKeys) !== null) ||
    document.querySelector(openDialog) !== null;
  return { key, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented, isTaken };
}
