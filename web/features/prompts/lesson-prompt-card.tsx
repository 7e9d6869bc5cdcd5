import type { LessonSnippet } from '@chalkline/contract/snippets';
import { type MouseEvent, type ReactElement, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useShortcuts } from '../../ui/shortcuts/use-shortcuts.ts';
import { WholeWords } from '../../ui/whole-words.tsx';
import { CategoryLabel } from './category-label.tsx';
import { copyPromptKey } from './copy-prompt-key.ts';
import { lessonPromptCopyMessages } from './copy-toast.ts';
import { FillInButton } from './fill-in-button.tsx';
import styles from './lesson-prompt-card.module.css';
import { promptCardId } from './lesson-prompt-position.ts';
import { usePromptCopy } from './prompt-copying.ts';
import { type PromptFill, usePromptFill } from './prompt-fill.ts';
import { PromptText } from './prompt-text.tsx';

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
  const copy = () => void copying.copy(fill.text);
  useShortcuts(hasKey ? [{ ...copyPromptKey, run: copy }] : []);
  const pressCard = (event: MouseEvent) => {
    if (!isForSomethingElse(event)) copy();
  };
  return (
    <Card
      as="article"
      interactive
      id={promptCardId(snippet.id)}
      tabIndex={-1}
      className={classNames(styles.card, isShown && styles.shown)}
      onClick={pressCard}
    >
      <header className={styles.head}>
        <div className={styles.text}>
          <CategoryLabel category={snippet.category} />
          <h2 className={styles.title}>
            <WholeWords>{snippet.title}</WholeWords>
          </h2>
        </div>
        <div className={styles.actions}>
          <CopyButton isCopied={copying.isCopied} subject={snippet.title} size="small" onClick={copy} />
          <FillInButton prompt={snippet} fill={fill} copying={copying} />
        </div>
      </header>
      <CardText fill={fill} isLong={isLong(snippet.prompt)} />
    </Card>
  );
}

interface CardTextProps {
  readonly fill: PromptFill;
  readonly isLong: boolean;
}

function CardText({ fill, isLong }: CardTextProps): ReactElement {
  const [isExpanded, setExpanded] = useState(false);
  const isClamped = isLong && !isExpanded;
  return (
    <div>
      <PromptText
        parts={fill.parts}
        values={fill.values}
        className={isClamped ? styles.clamped : undefined}
      />
      {isLong ? (
        <Button
          variant="quiet"
          size="small"
          className={styles.more}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show less' : 'Show the whole prompt'}
        </Button>
      ) : null}
    </div>
  );
}

/** Whether the prompt is longer than the card shows at first. */
function isLong(prompt: string): boolean {
  return prompt.length > 400 || prompt.split('\n').length > 8;
}

/**
 * A click on a control of the card, or one that ends a text selection, does not copy. Neither does a click in the
 * dialog, which is elsewhere on the page but reports its clicks to the card.
 */
function isForSomethingElse({ target, currentTarget }: MouseEvent): boolean {
  const clicked = target as Element;
  const isControl = !currentTarget.contains(clicked) || clicked.closest('button') !== null;
  return isControl || window.getSelection()?.isCollapsed === false;
}
