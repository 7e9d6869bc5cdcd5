import { type ReactElement, useState } from 'react';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { loadCodeAhead } from '../../ui/load-code.ts';
import type { PictureDialogProps } from './picture-dialog.tsx';

/**
 * Most visits only look at the thumbnails, so the dialog is loaded when the pointer or the focus comes near
 * one.
 */
const load = async () => (await import('./picture-dialog.tsx')).PictureDialog;
const PictureDialog = lazyComponent(load);

export function preparePicture(): void {
  void loadCodeAhead(load);
}

/** The picture dialog, mounted from its first opening on. */
export function LazyPicture(props: PictureDialogProps): ReactElement | null {
  const [hasBeenOpen, setHasBeenOpen] = useState(false);
  if (props.isOpen && !hasBeenOpen) setHasBeenOpen(true);
  return hasBeenOpen || props.isOpen ? <PictureDialog {...props} /> : null;
}
