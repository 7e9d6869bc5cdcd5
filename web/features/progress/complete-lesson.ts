import { addressOf, completeLessonPath } from '@chalkline/contract/addresses';
import type { Completion, ProgressRecord } from '@chalkline/contract/progress';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import { currentUserResource, userCoursesResource, userProgressResource } from '../../api/resources.ts';
import { write } from '../../api/write.ts';
import { toast } from '../../ui/toast-store.ts';

/** Marks a lesson complete and shows a toast, even if the learner has moved to another page. */
export function useCompleteLesson() {
  const client = useQueryClient();
  return useMutation<Completion, ApiError, number>({
    mutationFn: (lessonId) => write('POST', addressOf(completeLessonPath, { lessonId })),
    onSuccess: (completion) => {
      showCompletion(client, completion);
      refreshProgress(client);
      toast({ title: 'Lesson Complete!', description: earnedText(completion), variant: 'success' });
    },
    onError: () => {
      toast({
        title: 'Error',
        description: 'Failed to mark lesson as complete',
        variant: 'destructive',
      });
    },
  });
}

/** Shows the reply's values right away; a reload from the server follows. */
function showCompletion(client: QueryClient, { courseId, lessonId, totalXp }: Completion): void {
  client.setQueryData<ProgressRecord[]>(userProgressResource.key, (records) =>
    records ? [...withoutLesson(records, lessonId), { courseId, lessonId, isCompleted: true }] : records,
  );
  client.setQueryData<{ totalXp: number } | null>(currentUserResource.key, (viewer) =>
    viewer ? { ...viewer, totalXp } : viewer,
  );
}

function withoutLesson(records: readonly ProgressRecord[], lessonId: number): ProgressRecord[] {
  return records.filter((record) => record.lessonId !== lessonId);
}

function refreshProgress(client: QueryClient): void {
  for (const { key } of [userProgressResource, userCoursesResource, currentUserResource]) {
    void client.invalidateQueries({ queryKey: key });
  }
}

function earnedText({ alreadyCompleted, xpEarned }: Completion): string {
  return alreadyCompleted ? "You've already completed this lesson." : `You earned ${xpEarned} XP.`;
}
