import type { LessonSnippet } from '@chalkline/contract/snippets';
import {
  type PlaceholderValues,
  type PromptPart,
  placeholderNames,
  promptParts,
} from '@chalkline/domain/prompts/placeholders';
import { type ReactElement, useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { CategoryLabel } from './category-label.tsx';
import { FillInButton } from './fill-in-button.tsx';
import styles from './lesson-prompt-card.module.css';
import { PromptText } from './prompt-text.tsx';

interface LessonPromptContentProps {
  readonly snippet: LessonSnippet;
  /** Undefined where nothing is filled in, so that the card looks the same for everybody. */
  readonly values: PlaceholderValues | undefined;
  readonly isCopied: boolean;
  readonly onCopy: () => void;
  readonly onFillIn: () => void;
}

/** What is on the card of a prompt in a lesson. */
export function LessonPromptContent(props: LessonPromptContentProps): ReactElement {
  const { snippet, values, isCopied, onCopy, onFillIn } = props;
  const { title, prompt, category } = snippet;
  const parts = useMemo(() => promptParts(prompt), [prompt]);
  return (
    <>
      <header className={styles.head}>
        <div className={styles.text}>
          <CategoryLabel category={category} />
          <h2 className={styles.title}>
            <WholeWords>{title}</WholeWords>
          </h2>
        </div>
        <div className={styles.actions}>
          <CopyButton isCopied={isCopied} subject={title} size="small" onClick={onCopy} />
          <FillInButton title={title} blanks={placeholderNames(parts).length} onClick={onFillIn} />
        </div>
      </header>
      <CardText parts={parts} values={values} isLong={isLong(prompt)} />
    </>
  );
}

interface CardTextProps {
  readonly parts: readonly PromptPart[];
  readonly values: PlaceholderValues | undefined;
  readonly isLong: boolean;
}

function CardText({ parts, values, isLong }: CardTextProps): ReactElement {
  const [isExpanded, setExpanded] = useState(false);
  const isClamped = isLong && !isExpanded;
  return (
    <div>
      <PromptText parts={parts} values={values} className={isClamped ? styles.clamped : undefined} />
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
