import { addressOf, lessonQuestionsPath } from '@chalkline/contract/addresses';
import type { NewQuestion, OwnQuestion } from '@chalkline/contract/lesson-questions';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { lessonQuestionsResource } from '../../api/lesson-resources.ts';
import { useMutation } from '../../api/mutation.ts';
import { write } from '../../api/write.ts';
import { toast } from '../../ui/toast-store.ts';

type Question = Omit<NewQuestion, 'id'>;

/** Sends a question. The same text keeps its id, so that another try after a lost reply asks it once. */
export function useAskQuestion(lessonId: number) {
  const client = useQueryClient();
  const sent = useRef<{ id: string; text: string }>(undefined);
  const { mutate, isPending } = useMutation<OwnQuestion, ApiError, NewQuestion>({
    mutationFn: (question) => write('POST', addressOf(lessonQuestionsPath, { lessonId }), question),
    onSuccess: (question) => {
      sent.current = undefined;
      client.setQueryData<readonly OwnQuestion[]>(lessonQuestionsResource(lessonId).key, (questions = []) => [
        question,
        ...questions.filter(({ id }) => id !== question.id),
      ]);
      toast({
        title: 'Question sent',
        description: "We'll email you the answer. You'll also find it here.",
        variant: 'success',
      });
    },
    onError: notSent,
  });
  const ask = (question: Question, onAsked: () => void) => {
    if (sent.current?.text !== question.text) sent.current = { id: crypto.randomUUID(), text: question.text };
    mutate({ ...question, id: sent.current.id }, { onSuccess: onAsked });
  };
  return { ask, isPending };
}

const explained = ['conflict', 'invalid', 'slow_down', 'plan_required'];

function notSent({ refusal }: ApiError): void {
  toast({
    title: "Your question wasn't sent",
    description:
      refusal && explained.includes(refusal.code)
        ? refusal.message
        : 'Your text is still here. Check your connection and try again.',
    variant: 'destructive',
  });
}
