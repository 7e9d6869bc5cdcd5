import type { ApiError } from '../../../api/api-error.ts';
import { toast } from '../../../ui/toast-store.ts';
import type { Work } from './edit.ts';
import type { Editing } from './use-editing.ts';

/** Goes back to what is saved. For as long as the notice stands there, it can be taken back. */
export function discard(editing: Editing, back: Work): void {
  const { work } = editing;
  editing.goOn({ ...back, isTouched: false });
  toast({
    title: 'Your changes are discarded.',
    action: { label: 'Undo', run: () => editing.goOn(work) },
  });
  editing.draft.drop().catch(({ status }: ApiError) => {
    // There was none on the server.
    if (status !== 404)
      toast({ title: 'Error', description: "We couldn't remove the draft.", variant: 'destructive' });
  });
}
