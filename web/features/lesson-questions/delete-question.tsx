import { addressOf, ownQuestionPath } from '@chalkline/contract/addresses';
import type { OwnQuestion } from '@chalkline/contract/lesson-questions';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { lessonAnswersResource, lessonQuestionsResource } from '../../api/lesson-resources.ts';
import { useMutation } from '../../api/mutation.ts';
import { write } from '../../api/write.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';

export interface DeleteQuestionProps {
  readonly lessonId: number;
  readonly questionId: string;
  readonly onClose: () => void;
}

export function DeleteQuestion({ lessonId, questionId, onClose }: DeleteQuestionProps): ReactElement {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation<void, ApiError>({
    mutationFn: () => write('DELETE', addressOf(ownQuestionPath, { questionId })),
    onSuccess: () => {
      client.setQueryData<readonly OwnQuestion[]>(lessonQuestionsResource(lessonId).key, (questions) =>
        questions?.filter(({ id }) => id !== questionId),
      );
      void client.invalidateQueries({ queryKey: lessonAnswersResource(lessonId).key });
      toast({ title: 'Question deleted' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Delete this question?"
      description="Your question and its screenshot will be deleted. If the answer is published, it stays under the lesson without your words and your name."
      keepLabel="Keep it"
      confirmLabel="Delete question"
      busyLabel="Deleting..."
      isDangerous
      isBusy={isPending}
      failure={error ? "We couldn't delete it. Check your connection and try again." : undefined}
      focusAfter={() => document.getElementById(`own-questions-${lessonId}`)}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
