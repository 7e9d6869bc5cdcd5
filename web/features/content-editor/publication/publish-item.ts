import { addressOf } from '@chalkline/contract/addresses';
import { publishContentPath, unpublishContentPath } from '@chalkline/contract/console-addresses';
import type { ContentItem } from '@chalkline/contract/founder-content';
import { longDate } from '@chalkline/domain/calendar/calendar-date';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { contentItemResource } from '../../../api/content-resources.ts';
import { useMutation } from '../../../api/mutation.ts';
import { write } from '../../../api/write.ts';
import { toast } from '../../../ui/toast-store.ts';
import { takeOver } from '../refresh-content.ts';
import { panelTitle } from '../side-panel.tsx';

/** The panel's title, which gets the focus when the clicked button disappears. */
export const publicationPanel = 'Publication';

export type PublicationVerb = 'now' | 'on_its_day' | 'unpublish';

/** Publishes an item, schedules it, or unpublishes it. */
function usePublish({ kind, id: itemId, version: basedOn }: ContentItem, onDone: () => void) {
  const client = useQueryClient();
  return useMutation<ContentItem, ApiError, PublicationVerb>({
    mutationFn: (verb) =>
      verb === 'unpublish'
        ? write('POST', addressOf(unpublishContentPath, { kind, itemId }), { basedOn })
        : write('POST', addressOf(publishContentPath, { kind, itemId }), { basedOn, when: verb }),
    onSuccess: (item) => {
      takeOver(client, item);
      toast({ title: publishedMessage(item), variant: 'success' });
      onDone();
    },
    onError: ({ status }) => {
      // Someone else was faster, so their change is shown.
      if (status === 409) void client.invalidateQueries({ queryKey: contentItemResource(kind, itemId).key });
    },
  });
}

/** The same for a dialog, which closes afterwards. */
export function useAskedPublish(item: ContentItem, onClose: () => void) {
  const isDone = useRef(false);
  const { mutate, isPending, error } = usePublish(item, () => {
    isDone.current = true;
    onClose();
  });
  return {
    mutate,
    isPending,
    failure: publishFailure(error),
    focusAfter: () => (isDone.current ? panelTitle(publicationPanel) : null),
  };
}

/** The same without a dialog, so a failure is shown in a toast. */
export function useSchedule(item: ContentItem, onDone: () => void) {
  const { mutate, isPending } = usePublish(item, onDone);
  const onError = (error: ApiError) =>
    toast({ title: 'Error', description: publishFailure(error) ?? '', variant: 'destructive' });
  return { isPending, mutate: (verb: PublicationVerb) => mutate(verb, { onError }) };
}

/** Returns why it failed. */
function publishFailure(error: ApiError | null): string | undefined {
  if (!error) return undefined;
  const isSaid = error.status === 409 || error.status === 422;
  return (isSaid && error.refusal?.message) || "That didn't work. Please try again.";
}

function publishedMessage({ state, day }: ContentItem): string {
  if (state === 'live') return "It's live.";
  if (state === 'scheduled' && day) return `It will publish on ${longDate(day)}.`;
  return "It isn't public.";
}
