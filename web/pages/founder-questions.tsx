import type { ReactElement } from 'react';
import { QuestionQueue } from '../features/lesson-questions/console/question-queue.tsx';
import { ChalkHeading } from '../ui/chalk-heading.tsx';
import { Stack } from '../ui/layout.tsx';
import { useQueryString } from '../ui/query-string.ts';

export function Screen(): ReactElement {
  const isAnswered = new URLSearchParams(useQueryString()).get('view') === 'answered';
  return (
    <Stack gap={24}>
      <ChalkHeading seed="questions">Questions</ChalkHeading>
      <QuestionQueue isAnswered={isAnswered} />
    </Stack>
  );
}
