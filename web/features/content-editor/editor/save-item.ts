import { addressOf } from '@chalkline/contract/addresses';
import { contentItemPath } from '@chalkline/contract/console-addresses';
import type { ContentItem } from '@chalkline/contract/founder-content';
import { useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../api/api-error.ts';
import { contentItemResource } from '../../../api/content-resources.ts';
import { useMutation } from '../../../api/mutation.ts';
import { write } from '../../../api/write.ts';
import { toast } from '../../../ui/toast-store.ts';
import { takeOver } from '../refresh-content.ts';
import { asSaved, type Work, workOn } from './edit.ts';
import { useShowIssues } from './show-issues.ts';
import type { Editing } from './use-editing.ts';

/** Saves the item, and reports when someone else saved first. */
export function useSaveItem(editing: Editing, onEditedMeanwhile: () => void) {
  const client = useQueryClient();
  const { kind, itemId, draft } = editing;
  const showIssues = useShowIssues(editing);
  return useMutation<ContentItem, ApiError, Work>({
    mutationFn: async ({ values, basedOn }) => {
      if (basedOn === null) throw new Error('Only something that exists can be saved.');
      await draft.flush();
      return write('PUT', addressOf(contentItemPath, { kind, itemId }), {
        basedOn,
        ...asSaved(kind, values),
      });
    },
    onSuccess: async (item, sent) => {
      await draft.settle();
      takeOver(client, item);
      editing.replaceWorkAfterSave(sent, workOn(item));
      toast({ title: 'Saved.', variant: 'success' });
    },
    onError: async (error) => {
      if (error.refusal?.code !== 'edited_meanwhile') return showIssues(error);
      await client.refetchQueries({ queryKey: contentItemResource(kind, itemId).key, exact: true });
      onEditedMeanwhile();
    },
  });
}
