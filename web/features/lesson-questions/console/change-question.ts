import { addressOf } from '@chalkline/contract/addresses';
import { answerQuestionPath, publishAnswerPath } from '@chalkline/contract/console-addresses';
import type { Publication } from '@chalkline/domain/lesson-questions/answer';
import { useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../api/api-error.ts';
import { useMutation } from '../../../api/mutation.ts';
import { write } from '../../../api/write.ts';
import { toast } from '../../../ui/toast-store.ts';
import { refreshQuestions } from './use-live-questions.ts';

interface SentAnswer {
  readonly markdown: string;
  readonly basedOn: string | null;
}

/** Answers, publishes and unpublishes a question. The page shows a change once it is stored; `onDone` is called then. */
export function useQuestionChanges(questionId: string, onDone: () => void) {
  const client = useQueryClient();
  const done = (title: string) => async () => {
    await refreshQuestions(client);
    toast({ title, variant: 'success' });
    onDone();
  };
  const save = useMutation<void, ApiError, SentAnswer>({
    mutationFn: (answer) => write('PUT', addressOf(answerQuestionPath, { questionId }), answer),
    onSuccess: (_, { basedOn }) => done(basedOn === null ? 'Answer sent' : 'Answer saved')(),
    onError: async (error) => {
      notSaved(error);
      if (error.refusal?.code === 'edited_meanwhile') await refreshQuestions(client);
    },
  });
  const publish = useMutation<void, ApiError, Publication>({
    mutationFn: (publication) => write('PUT', addressOf(publishAnswerPath, { questionId }), publication),
    onSuccess: done('Shown under the lesson'),
    onError: notSaved,
  });
  const unpublish = useMutation<void, ApiError>({
    mutationFn: () => write('DELETE', addressOf(publishAnswerPath, { questionId })),
    onSuccess: done('No longer shown under the lesson'),
    onError: notSaved,
  });
  return { save, publish, unpublish };
}

const explained = ['conflict', 'edited_meanwhile', 'invalid', 'not_found'];

function notSaved({ refusal }: ApiError): void {
  toast({
    title: "That wasn't saved",
    description:
      refusal && explained.includes(refusal.code)
        ? refusal.message
        : 'Your text is still here. Check your connection and try again.',
    variant: 'destructive',
  });
}
