import type { OwnQuestion } from '@chalkline/contract/lesson-questions';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { lessonQuestionsResource } from '../../api/lesson-resources.ts';
import { useNotified } from '../../api/use-notified.ts';
import { toast } from '../../ui/toast-store.ts';

/** Shows an answer as soon as it is there: every answer comes with a notification. */
export function useArrivingAnswers(lessonId: number, questions: readonly OwnQuestion[] | undefined): void {
  const client = useQueryClient();
  const isWaiting = questions?.some(({ answer }) => !answer) ?? false;
  useNotified(() => {
    if (isWaiting) void client.invalidateQueries({ queryKey: lessonQuestionsResource(lessonId).key });
  });
  useAnnouncedAnswers(lessonId, questions);
}

/** The questions are at the end of the page, so a toast leads there. */
function useAnnouncedAnswers(lessonId: number, questions: readonly OwnQuestion[] | undefined): void {
  const waiting = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!questions) return;
    const isArrived = questions.some(({ id, answer }) => answer && waiting.current.has(id));
    waiting.current = new Set(questions.filter(({ answer }) => !answer).map(({ id }) => id));
    if (isArrived) announce(lessonId);
  }, [lessonId, questions]);
}

function announce(lessonId: number): void {
  toast({
    title: 'Your question was answered',
    variant: 'success',
    action: { label: 'Read the answer', run: () => goToQuestions(lessonId) },
  });
}

function goToQuestions(lessonId: number): void {
  const heading = document.getElementById(`own-questions-${lessonId}`);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
