import { type ReactElement, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './complete-button.module.css';

const UndoCompletion = deferred(async () => (await import('./undo-completion.tsx')).UndoCompletion);

export interface CompleteButtonProps {
  readonly lessonId: number;
  readonly isCompleted: boolean;
  readonly isPending: boolean;
  readonly onComplete: () => void;
}

export function CompleteButton(props: CompleteButtonProps): ReactElement {
  const { lessonId, isCompleted, isPending, onComplete } = props;
  const [takesFocus, setTakesFocus] = useState(false);
  if (isCompleted) {
    return (
      <div className={styles.completed}>
        <Button disabled fullWidth icon={<Glyph name="check" size={20} />}>
          Completed
        </Button>
        <UndoCompletion lessonId={lessonId} onUndone={setTakesFocus} />
      </div>
    );
  }
  return (
    <Button
      // Undo, which had the focus, is gone.
      ref={takesFocus ? focus : undefined}
      variant="marker"
      fullWidth
      ignoresSecondPress
      loading={isPending}
      icon={<Glyph name="check" size={20} />}
      onClick={onComplete}
    >
      {isPending ? 'Marking...' : 'Mark Complete'}
    </Button>
  );
}

function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}
