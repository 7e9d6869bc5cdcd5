import type { LessonSnippet } from '@chalkline/contract/snippets';
import type { ReactElement } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import type { Copying } from '../../ui/use-copy.ts';
import { CategoryLabel } from './category-label.tsx';
import { LazyPromptDialog } from './lazy-prompt-dialog.ts';
import type { PromptFill } from './prompt-fill.ts';

interface FillInDialogProps {
  readonly prompt: Pick<LessonSnippet, 'title'> & Partial<Pick<LessonSnippet, 'description' | 'category'>>;
  readonly fill: PromptFill;
  readonly copying: Copying;
  readonly onClose: () => void;
}

/** A prompt of a lesson with fields for its blanks. */
export function FillInDialog({ prompt, fill, copying, onClose }: FillInDialogProps): ReactElement {
  const { title, description, category } = prompt;
  return (
    <LazyPromptDialog
      title={title}
      description={description}
      fill={fill}
      facts={category ? <CategoryLabel category={category} /> : undefined}
      actions={
        <CopyButton
          variant="marker"
          isCopied={copying.isCopied}
          subject={title}
          onClick={() => void copying.copy(fill.text)}
        />
      }
      onClose={onClose}
    />
  );
}
