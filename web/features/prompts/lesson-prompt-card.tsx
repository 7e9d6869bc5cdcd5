import type { LessonSnippet } from '@chalkline/contract/snippets';
import { type MouseEvent, type ReactElement, useState } from 'react';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { RenderedOnce } from '../../ui/rendered-once.tsx';
import { useShortcuts } from '../../ui/shortcuts/use-shortcuts.ts';
import { copyPromptKey } from './copy-prompt-key.ts';
import { lessonPromptCopyMessages } from './copy-toast.ts';
import { FillInDialog } from './fill-in-dialog.tsx';
import styles from './lesson-prompt-card.module.css';
import { LessonPromptContent } from './lesson-prompt-content.tsx';
import { promptCardId } from './lesson-prompt-position.ts';
import { usePromptCopy } from './prompt-copying.ts';
import { type PromptFill, usePromptFill } from './prompt-fill.ts';

interface LessonPromptCardProps {
  readonly snippet: LessonSnippet;
  /** Whether a keyboard shortcut copies it. */
  readonly hasKey: boolean;
  /** Whether a link on the page led to it. */
  readonly isShown: boolean;
}

/** A click anywhere on the card copies its prompt; keyboard users have the button. */
export function LessonPromptCard({ snippet, hasKey, isShown }: LessonPromptCardProps): ReactElement {
  const fill = usePromptFill(snippet.prompt);
  const copying = usePromptCopy(snippet.id, lessonPromptCopyMessages);
  const [isFillingIn, setFillingIn] = useState(false);
  const copy = () => void copying.copy(fill.text);
  useShortcuts(hasKey ? [{ ...copyPromptKey, run: copy }] : []);
  const pressCard = (event: MouseEvent) => {
    if (!isForSomethingElse(event)) copy();
  };
  return (
    <>
      <RenderedOnce
        as="article"
        id={promptCardId(snippet.id)}
        tabIndex={-1}
        className={cardClass({
          interactive: true,
          className: classNames(styles.card, isShown && styles.shown),
        })}
        onClick={pressCard}
      >
        <LessonPromptContent
          snippet={snippet}
          values={isFilledIn(fill) ? fill.values : undefined}
          isCopied={copying.isCopied}
          onCopy={copy}
          onFillIn={() => setFillingIn(true)}
        />
      </RenderedOnce>
      {isFillingIn ? (
        <FillInDialog prompt={snippet} fill={fill} copying={copying} onClose={() => setFillingIn(false)} />
      ) : null}
    </>
  );
}

function isFilledIn({ values }: PromptFill): boolean {
  return [...values.values()].some((value) => value !== '');
}

/** A click on a control of the card, or one that ends a text selection, does not copy. */
function isForSomethingElse({ target }: MouseEvent): boolean {
  const isControl = (target as Element).closest('button') !== null;
  return isControl || window.getSelection()?.isCollapsed === false;
}
