import { addressOf, completeLessonPath } from '@chalkline/contract/addresses';
import type { Completion } from '@chalkline/contract/progress';
import { useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import { useMutation } from '../../api/mutation.ts';
import { write } from '../../api/write.ts';
import { toast } from '../../ui/toast-store.ts';
import { showProgress } from './progress-cache.ts';

/** Marks a lesson complete and shows a toast, even if the learner has moved to another page. */
export function useCompleteLesson() {
  const client = useQueryClient();
  return useMutation<Completion, ApiError, number>({
    mutationFn: (lessonId) => write('POST', addressOf(completeLessonPath, { lessonId })),
    onSuccess: (completion) => {
      showProgress(client, completion, true);
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

function earnedText({ alreadyCompleted, xpEarned }: Completion): string {
  return alreadyCompleted ? "You've already completed this lesson." : `You earned ${xpEarned} XP.`;
}
