import type { MarkedText, TextEdit } from './text-edits.ts';

export function markedTextIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): MarkedText {
  return { text: value, from: selectionStart, to: selectionEnd };
}

/** Inserts an edit as if it were typed, so that the browser's Undo reverts it. */
export function applyEdit(field: HTMLTextAreaElement, edit: TextEdit): void {
  field.focus();
  field.setSelectionRange(edit.from, edit.to);
  // The only way to add to the field's undo history. If the browser refuses, the text is changed directly.
  const isTyped = document.execCommand(edit.insert === '' ? 'delete' : 'insertText', false, edit.insert);
  if (!isTyped) {
    field.setRangeText(edit.insert, edit.from, edit.to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(edit.selectFrom, edit.selectTo);
}
