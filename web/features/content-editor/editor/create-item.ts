import { addressOf } from '@chalkline/contract/addresses';
import { contentKindPath } from '@chalkline/contract/console-addresses';
import type { ContentItem } from '@chalkline/contract/founder-content';
import { useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../api/api-error.ts';
import { useMutation } from '../../../api/mutation.ts';
import { useViewer } from '../../../api/viewer.ts';
import { write } from '../../../api/write.ts';
import { toast } from '../../../ui/toast-store.ts';
import { kindLabels } from '../kind-labels.ts';
import { takeOver } from '../refresh-content.ts';
import { moveUpload } from '../videos/video-upload.ts';
import { asSaved, typedMeanwhile, type Work } from './edit.ts';
import { localDraft } from './local-draft.ts';
import { useShowIssues } from './show-issues.ts';
import type { Editing } from './use-editing.ts';

/** Creates an item from the typed values; its draft is removed. */
export function useCreateItem(editing: Editing, onCreated: (item: ContentItem) => void) {
  const client = useQueryClient();
  const { viewer } = useViewer();
  const { kind, itemId: draftId, draft } = editing;
  const showIssues = useShowIssues(editing);
  return useMutation<ContentItem, ApiError, Work>({
    mutationFn: async ({ values }) => {
      await draft.flush();
      return write('POST', addressOf(contentKindPath, { kind }), { ...asSaved(kind, values), draftId });
    },
    onSuccess: async (item, sent) => {
      await draft.settle();
      takeOver(client, item);
      if (kind === 'lesson') moveUpload(draftId, item.id);
      // The item's editor finds these changes and continues with them.
      const typed = typedMeanwhile(item, sent.values, editing.latest().values);
      if (typed) localDraft(viewer?.id ?? '', kind, item.id).write(typed);
      toast({ title: `The ${kindLabels[kind].one} is created.`, variant: 'success' });
      onCreated(item);
    },
    onError: showIssues,
  });
}
