import type { MarkedText, TextEdit } from './text-edits.ts';

export function markedTextIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): MarkedText {
  return { text: value, from: selectionStart, to: selectionEnd };
}

/** Writes an edit into the field as if it were typed, so that the browser's own Undo takes it back. */
export function applyEdit(field: HTMLTextAreaElement, edit: TextEdit): void {
  field.focus();
  field.setSelectionRange(edit.from, edit.to);
  // The one way into the history of the field. Where it is refused the text changes all the same.
  const isTyped = document.execCommand(edit.insert === '' ? 'delete' : 'insertText', false, edit.insert);
  if (!isTyped) {
    field.setRangeText(edit.insert, edit.from, edit.to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(edit.selectFrom, edit.selectTo);
}
