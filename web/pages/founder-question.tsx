import type { ReactElement } from 'react';
import { founderQuestionResource } from '../api/console-resources.ts';
import { useResource } from '../api/resource.ts';
import { OpenQuestion } from '../features/lesson-questions/console/open-question.tsx';

interface ScreenProps {
  readonly parameters: Readonly<Record<'questionId', string>>;
}

export function Screen({ parameters: { questionId } }: ScreenProps): ReactElement | null {
  const { data: question } = useResource(founderQuestionResource(questionId));
  return question ? <OpenQuestion question={question} /> : null;
}
