import { fireEvent } from '@testing-library/dom';

/** Adds what the pages use of a browser and the document of the tests lacks. */
export function addWhatDocumentLacks(): void {
  // Tests that receive events put another one in its place.
  globalThis.EventSource ??= SilentEvents as unknown as typeof EventSource;
  document.execCommand ??= (_command, _hasInterface, text = '') => typeOverSelection(text);
}

/** A connection over which nothing ever comes. */
class SilentEvents {
  addEventListener(): void {}
  close(): void {}
}

/** Replaces the selected text of the focused field, as a browser does for the command `insertText`. */
function typeOverSelection(text: string): boolean {
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement)) return false;
  const { value, selectionStart, selectionEnd } = field;
  const typed = `${value.slice(0, selectionStart)}${text}${value.slice(selectionEnd)}`;
  return fireEvent.input(field, { target: { value: typed } });
}
