import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import type { DeleteDialogProps } from './delete-dialog.tsx';

/** Hardly a visit deletes an account, so what it takes comes when it is wanted. */
export function DeleteDialogOnDemand(props: DeleteDialogProps): ReactElement | null {
  const [DeleteDialog, setDeleteDialog] = useState<ComponentType<DeleteDialogProps>>();
  useEffect(() => {
    void import('./delete-dialog.tsx').then((module) => setDeleteDialog(() => module.DeleteDialog));
  }, []);
  return DeleteDialog ? <DeleteDialog {...props} /> : null;
}
