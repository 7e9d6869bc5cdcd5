import { addressOf } from '@chalkline/contract/addresses';
import { lessonOrderPath } from '@chalkline/contract/console-addresses';
import type { ContentList, ContentSummary, LessonOrder } from '@chalkline/contract/founder-content';
import { moveWithin } from '@chalkline/domain/content/move-within';
import { useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../api/api-error.ts';
import { contentListResource } from '../../../api/content-resources.ts';
import { useMutation } from '../../../api/mutation.ts';
import { write } from '../../../api/write.ts';
import { toast } from '../../../ui/toast-store.ts';
import { refreshContent } from '../refresh-content.ts';

interface Move {
  readonly lessonId: string;
  /** Counted from 0. */
  readonly to: number;
}

/** Moves a lesson on screen right away, and back if it can't be saved. */
export function useReorderLessons(courseId: string) {
  const client = useQueryClient();
  const { key } = contentListResource({ kind: 'lesson', courseId });
  const mutationKey = ['lesson order', courseId];
  // An order loaded between two moves is older than the one on screen.
  const isLast = () => client.isMutating({ mutationKey }) === 1;
  const { mutate } = useMutation<void, ApiError, LessonOrder>({
    mutationKey,
    // Sent one at a time: each request contains the whole order, so the last one must arrive last.
    scope: { id: `lesson order ${courseId}` },
    mutationFn: (order) => write('PUT', addressOf(lessonOrderPath, { courseId }), order),
    onSuccess: () => {
      if (isLast()) refreshContent(client, { kind: 'course', id: courseId });
    },
    onError: (error) => {
      if (!isLast()) return;
      toast({ title: 'Error', description: failure(error), variant: 'destructive' });
      void client.invalidateQueries({ queryKey: key });
    },
  });
  return ({ lessonId, to }: Move): readonly ContentSummary[] => {
    const list = client.getQueryData<ContentList>(key);
    const from = list?.items.findIndex(({ id }) => id === lessonId) ?? -1;
    if (!list || from === -1 || to < 0 || to >= list.items.length || to === from) return list?.items ?? [];
    const items = moveWithin(list.items, from, to).map((lesson, index) => ({
      ...lesson,
      orderIndex: index + 1,
    }));
    // A list that is being loaded is older than this move.
    void client.cancelQueries({ queryKey: key });
    client.setQueryData<ContentList>(key, { ...list, items });
    // If this order is no longer the newest, someone else has reordered the lessons.
    mutate({ lessonIds: idsOf(items), basedOn: idsOf(list.items) });
    return items;
  };
}

function idsOf(lessons: readonly ContentSummary[]): number[] {
  return lessons.map(({ id }) => Number(id));
}

function failure({ status, refusal }: ApiError): string {
  if (status !== 409) return "We couldn't save the order.";
  return refusal?.message ?? 'Someone else has reordered the lessons. Please check the new order.';
}
