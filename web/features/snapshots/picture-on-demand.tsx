import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { PictureDialogProps } from './picture-dialog.tsx';

/** Most visits look at the small pictures only: the dialog comes when somebody draws near one. */
const loadDialog = () => import('./picture-dialog.tsx');
const PictureDialog = lazy(async () => ({ default: (await loadDialog()).PictureDialog }));

export function preparePicture(): void {
  void loadDialog();
}

/** The dialog of a picture, from its first opening on. */
export function PictureOnDemand(props: PictureDialogProps): ReactElement | null {
  const [hasBeenOpen, setHasBeenOpen] = useState(false);
  if (props.isOpen && !hasBeenOpen) setHasBeenOpen(true);
  if (!hasBeenOpen && !props.isOpen) return null;
  return (
    <Suspense>
      <PictureDialog {...props} />
    </Suspense>
  );
}
