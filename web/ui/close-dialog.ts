/** Marks the button that closes a dialog. */
export const dialogCloser = { 'data-closes-dialog': '' };

/** Closes the dialog that contains an element. Returns whether there is one. */
export function closeDialogAround(element: Element | null): boolean {
  const dialog = element?.closest('[role="dialog"], [role="alertdialog"]');
  const closer = dialog?.querySelector<HTMLElement>('[data-closes-dialog]');
  closer?.click();
  return closer !== null && closer !== undefined;
}
