/** A key as the list of all of them shows it. */
export interface ListedKey {
  /** As the keyboard reports it, in lower case: `n`, `?`. */
  readonly key: string;
  readonly label: string;
}

/** One key that does something on the page. */
export interface Shortcut extends ListedKey {
  run(): void;
}

export const helpKey: ListedKey = { key: '?', label: 'Show this list' };

/** What is asked of a pressed key, so that a rule can be told from a browser. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly repeat: boolean;
  readonly isComposing: boolean;
  readonly defaultPrevented: boolean;
  /** Whether it was pressed in a field, a player or an open dialog, which have their own use for it. */
  readonly isTaken: boolean;
}

/** The shortcut that a key means; nothing for a key that belongs to somebody else. */
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
