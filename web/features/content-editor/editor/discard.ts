import type { ApiError } from '../../../api/api-error.ts';
import { toast } from '../../../ui/toast-store.ts';
import type { Work } from './edit.ts';
import type { Editing } from './use-editing.ts';

/** Reverts to the saved version. It can be undone while the toast is shown. */
export function discard(editing: Editing, back: Work): void {
  const { work } = editing;
  editing.replaceWork({ ...back, isTouched: false });
  toast({
    title: 'Your changes are discarded.',
    action: { label: 'Undo', run: () => editing.replaceWork(work) },
  });
  editing.draft.drop().catch(({ status }: ApiError) => {
    // There was no draft on the server.
    if (status !== 404)
      toast({ title: 'Error', description: "We couldn't remove the draft.", variant: 'destructive' });
  });
}
