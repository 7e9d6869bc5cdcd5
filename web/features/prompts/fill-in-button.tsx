import type { LessonSnippet } from '@chalkline/contract/snippets';
import { type ReactElement, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import type { Copying } from '../../ui/use-copy.ts';
import { CategoryLabel } from './category-label.tsx';
import styles from './fill-in-button.module.css';
import { fillInLabel } from './fill-in-label.ts';
import { LazyPromptDialog } from './lazy-prompt-dialog.ts';
import type { PromptFill } from './prompt-fill.ts';

export interface FillInButtonProps {
  readonly prompt: Pick<LessonSnippet, 'title'> & Partial<Pick<LessonSnippet, 'description' | 'category'>>;
  readonly fill: PromptFill;
  readonly copying: Copying;
}

/** Opens a prompt of a lesson with fields for its blanks; nothing for a prompt without blanks. */
export function FillInButton({ prompt, fill, copying }: FillInButtonProps): ReactElement | null {
  const [isOpen, setOpen] = useState(false);
  const { title, description, category } = prompt;
  if (fill.names.length === 0) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className={styles.open}
        icon={<Glyph name="edit" size={20} />}
        onClick={() => setOpen(true)}
      >
        {fillInLabel(fill.names.length)}
        <span className="visually-hidden">: {title}</span>
      </Button>
      {isOpen ? (
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
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
