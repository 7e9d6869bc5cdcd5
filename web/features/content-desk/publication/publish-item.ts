import { addressOf } from '@chalkline/contract/addresses';
import { publishContentPath, unpublishContentPath } from '@chalkline/contract/console-addresses';
import type { ContentItem } from '@chalkline/contract/founder-content';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../api/api-error.ts';
import { contentItemResource } from '../../../api/content-resources.ts';
import { write } from '../../../api/write.ts';
import { toast } from '../../../ui/toast-store.ts';
import { takeOver } from '../refresh-content.ts';

export type PublicationVerb = 'now' | 'on_its_day' | 'unpublish';

const news: Readonly<Record<PublicationVerb, string>> = {
  now: 'It is live.',
  on_its_day: 'It goes live on its day.',
  unpublish: 'It is not public any more.',
};

/** Makes an item public, now or on its day, or takes it back. */
export function usePublish({ kind, id: itemId, version: basedOn }: ContentItem) {
  const client = useQueryClient();
  return useMutation<ContentItem, ApiError, PublicationVerb>({
    mutationFn: (verb) =>
      verb === 'unpublish'
        ? write('POST', addressOf(unpublishContentPath, { kind, itemId }), { basedOn })
        : write('POST', addressOf(publishContentPath, { kind, itemId }), { basedOn, when: verb }),
    onSuccess: (item, verb) => {
      takeOver(client, item);
      toast({ title: news[verb], variant: 'success' });
    },
    onError: (error) => {
      const isSaid = error.status === 409 || error.status === 422;
      toast({
        title: 'Error',
        description: (isSaid && error.refusal?.message) || 'That could not be done. Please try again.',
        variant: 'destructive',
      });
      // Somebody else was quicker: what they did is shown.
      if (error.status === 409)
        void client.invalidateQueries({ queryKey: contentItemResource(kind, itemId).key });
    },
  });
}
