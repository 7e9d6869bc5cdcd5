import type { ReactElement } from 'react';
import { copyPromptKey } from '../features/prompts/copy-prompt-key.ts';
import type { Shortcut } from '../ui/shortcuts/shortcut.ts';
import { ShortcutsButton } from '../ui/shortcuts/shortcuts-deferred.ts';

export interface LessonShortcutsProps {
  readonly onNext: () => void;
  readonly onPrevious: () => void;
  readonly onComplete: () => void;
}

/** The keyboard shortcuts of the lesson page. */
export function LessonShortcuts({ onNext, onPrevious, onComplete }: LessonShortcutsProps): ReactElement {
  const shortcuts: readonly Shortcut[] = [
    { key: 'n', label: 'Next lesson', run: onNext },
    { key: 'p', label: 'Previous lesson', run: onPrevious },
    { key: 'm', label: 'Mark the lesson complete', run: onComplete },
  ];
  return <ShortcutsButton shortcuts={shortcuts} others={[copyPromptKey]} />;
}
