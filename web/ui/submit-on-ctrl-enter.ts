import type { KeyboardEvent } from 'react';

/** Ctrl or Command with Enter submits a form. Enter alone inserts a new line in its fields. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
