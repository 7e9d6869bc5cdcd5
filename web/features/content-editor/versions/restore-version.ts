import { addressOf } from '@chalkline/contract/addresses';
import { restoreContentPath } from '@chalkline/contract/console-addresses';
import type { ContentItem, ContentState } from '@chalkline/contract/founder-content';
import { canBePublished } from '@chalkline/domain/content/content-kinds';
import { useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../api/api-error.ts';
import { contentItemResource } from '../../../api/content-resources.ts';
import { useMutation } from '../../../api/mutation.ts';
import { write } from '../../../api/write.ts';
import { toast } from '../../../ui/toast-store.ts';
import { takeOver } from '../refresh-content.ts';

/** Restores an earlier version as the newest one. */
export function useRestoreVersion(
  { kind, id: itemId, version: basedOn, state }: ContentItem,
  onRestored: (newest: number) => void,
) {
  const client = useQueryClient();
  return useMutation<ContentItem, ApiError, number>({
    mutationFn: (version) =>
      write('POST', addressOf(restoreContentPath, { kind, itemId, version }), { basedOn }),
    onSuccess: (item, version) => {
      takeOver(client, item);
      toast({
        title: `Version ${version} is back.`,
        description: `It's now version ${item.version}.${isHidden(item, state) ? " It isn't public until you publish it." : ''}`,
        variant: 'success',
      });
      onRestored(item.version);
    },
    onError: (error) => {
      const isSaid = error.status === 409 || error.status === 422;
      toast({
        title: 'Error',
        description: (isSaid && error.refusal?.message) || "We couldn't restore it. Please try again.",
        variant: 'destructive',
      });
      if (error.status === 409)
        void client.invalidateQueries({ queryKey: contentItemResource(kind, itemId).key });
    },
  });
}

/** A restored item that was deleted is not published. */
function isHidden({ kind, state }: ContentItem, before: ContentState): boolean {
  return before === 'deleted' && canBePublished(kind) && state !== 'live';
}
