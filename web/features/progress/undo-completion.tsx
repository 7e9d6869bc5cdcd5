import { addressOf, completeLessonPath } from '@chalkline/contract/addresses';
import type { UndoneCompletion } from '@chalkline/contract/progress';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useRef } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { useMutation } from '../../api/mutation.ts';
import { write } from '../../api/write.ts';
import { Button } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { useShortcuts } from '../../ui/shortcuts/use-shortcuts.ts';
import { toast } from '../../ui/toast-store.ts';
import { showProgress } from './progress-cache.ts';
import styles from './undo-completion.module.css';
import { undoKey } from './undo-key.ts';

export interface UndoCompletionProps {
  readonly lessonId: number;
  /** Called when the lesson is incomplete again, with whether this button had the focus. */
  readonly onUndone: (hadFocus: boolean) => void;
}

/** Marks a completed lesson incomplete. */
export function UndoCompletion({ lessonId, onUndone }: UndoCompletionProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const { mutate, isPending } = useUndoCompletion();
  const undo = () => {
    if (isPending) return;
    mutate(lessonId, { onSuccess: () => onUndone(document.activeElement === button.current) });
  };
  useShortcuts([{ ...undoKey, run: undo }]);
  return (
    <Button
      ref={button}
      variant="quiet"
      className={styles.undo}
      loading={isPending}
      icon={<Glyph name="undo" size={20} />}
      onClick={undo}
    >
      <span className={styles.label}>Undo</span>
      <span className="visually-hidden">: mark this lesson incomplete</span>
    </Button>
  );
}

function useUndoCompletion() {
  const client = useQueryClient();
  return useMutation<UndoneCompletion, ApiError, number>({
    mutationFn: (lessonId) => write('DELETE', addressOf(completeLessonPath, { lessonId })),
    onSuccess: (undone) => {
      showProgress(client, undone, false);
      toast({ title: 'Lesson marked incomplete', description: removedText(undone) });
    },
    onError: ({ refusal }) => {
      toast({
        title: "The lesson wasn't changed",
        description:
          refusal?.code === 'conflict'
            ? refusal.message
            : "We couldn't mark it incomplete. Please try again.",
        variant: 'destructive',
      });
    },
  });
}

function removedText({ alreadyIncomplete, xpRemoved }: UndoneCompletion): string {
  return alreadyIncomplete
    ? 'It was incomplete already.'
    : `Complete it again to earn its ${xpRemoved} XP back.`;
}
