import { addressOf } from '@chalkline/contract/addresses';
import { lessonOrderPath } from '@chalkline/contract/console-addresses';
import type { ContentList, ContentSummary } from '@chalkline/contract/founder-content';
import { moveWithin } from '@chalkline/domain/content/move-within';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../api/api-error.ts';
import { contentListResource } from '../../../api/content-resources.ts';
import { write } from '../../../api/write.ts';
import { toast } from '../../../ui/toast-store.ts';
import { refreshContent } from '../refresh-content.ts';

interface Move {
  readonly lessonId: string;
  /** Counted from 0. */
  readonly to: number;
}

/** Puts a lesson at another place: on screen at once, and back if that cannot be saved. */
export function useReorderLessons(courseId: string) {
  const client = useQueryClient();
  const { key } = contentListResource({ kind: 'lesson', courseId });
  const { mutate } = useMutation<void, ApiError, readonly ContentSummary[]>({
    // One after the other: each order is a whole one, and the last has to arrive last.
    scope: { id: `lesson order ${courseId}` },
    mutationFn: (lessons) =>
      write('PUT', addressOf(lessonOrderPath, { courseId }), {
        lessonIds: lessons.map(({ id }) => Number(id)),
      }),
    onSuccess: () => refreshContent(client, { kind: 'course', id: courseId }),
    onError: (error) => {
      toast({
        title: 'Error',
        description: (error.status === 409 && error.refusal?.message) || 'The order could not be saved.',
        variant: 'destructive',
      });
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
    client.setQueryData<ContentList>(key, { ...list, items });
    mutate(items);
    return items;
  };
}
