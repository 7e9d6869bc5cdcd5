import type { ReactElement } from 'react';
import { Button } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { useCompleteLesson } from './complete-lesson.ts';

export interface CompleteButtonProps {
  readonly lessonId: number;
  readonly isCompleted: boolean;
  /** Called when the lesson was completed here and the learner is still looking at it. */
  readonly onCompleted: () => void;
}

export function CompleteButton({ lessonId, isCompleted, onCompleted }: CompleteButtonProps): ReactElement {
  const { mutate, isPending } = useCompleteLesson();
  if (isCompleted) {
    return (
      <Button disabled fullWidth icon={<Glyph name="check" size={20} />}>
        Completed
      </Button>
    );
  }
  return (
    <Button
      variant="marker"
      fullWidth
      loading={isPending}
      icon={<Glyph name="check" size={20} />}
      onClick={() => mutate(lessonId, { onSuccess: onCompleted })}
    >
      {isPending ? 'Marking...' : 'Mark Complete'}
    </Button>
  );
}
