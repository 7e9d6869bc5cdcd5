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
import { FillBlanks } from './fill-blanks.tsx';
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
  const { isCopied, copy } = usePromptCopy(snippet.id, lessonPromptCopyMessages);
  const [isFilling, setFilling] = useState(false);
  useShortcuts(hasKey ? [{ ...copyPromptKey, run: () => void copy(fill.text) }] : []);
  const pressCard = (event: MouseEvent) => {
    if (!isForSomethingElse(event)) void copy(fill.text);
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
        <CopyButton
          isCopied={isCopied}
          subject={snippet.title}
          size="small"
          onClick={() => void copy(fill.text)}
        />
      </header>
      <CardText fill={fill} isLong={isLong(snippet.prompt)} isFilling={isFilling} />
      <FillBlanks fill={fill} onToggle={setFilling} />
    </Card>
  );
}

interface CardTextProps {
  readonly fill: PromptFill;
  readonly isLong: boolean;
  /** Shows the whole prompt, because people who fill in blanks want to see them. */
  readonly isFilling: boolean;
}

function CardText({ fill, isLong, isFilling }: CardTextProps): ReactElement {
  const [isExpanded, setExpanded] = useState(false);
  const isClamped = isLong && !isExpanded && !isFilling;
  return (
    <div>
      <PromptText
        parts={fill.parts}
        values={fill.values}
        className={isClamped ? styles.clamped : undefined}
      />
      {isLong && !isFilling ? (
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

/** A click on a control of the card, or one that ends a text selection, does not copy. */
function isForSomethingElse({ target }: MouseEvent): boolean {
  const isControl = (target as Element).closest('button, details') !== null;
  return isControl || window.getSelection()?.isCollapsed === false;
}
