import type { Snippet } from '@chalkline/contract/snippets';
import { promptParts } from '@chalkline/domain/prompts/placeholders';
import { promptPreview } from '@chalkline/domain/prompts/preview';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { Card, stretchedLink } from '../../ui/card.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { CategoryLabel } from './category-label.tsx';
import { LinkedLessons } from './linked-lessons.tsx';
import styles from './prompt-card.module.css';
import { PromptText } from './prompt-text.tsx';
import { openedHere } from './prompts-url-state.ts';

export interface PromptCardProps {
  readonly snippet: Snippet;
  /** Where a click on the card leads; by default nowhere. */
  readonly href?: string | undefined;
  /** The text of the prompt; by default its beginning. */
  readonly text?: ReactNode;
  /** The actions for the prompt. */
  readonly children: ReactNode;
}

/** A prompt in a list: its purpose, its beginning and the lessons that use it. */
export function PromptCard({ snippet, href, text, children }: PromptCardProps): ReactElement {
  return (
    <Card as="article" interactive={href !== undefined} className={styles.card}>
      <CategoryLabel category={snippet.category} />
      <h3 className={styles.title}>
        {href ? (
          <Link href={href} state={openedHere} className={stretchedLink}>
            <WholeWords>{snippet.title}</WholeWords>
          </Link>
        ) : (
          <WholeWords>{snippet.title}</WholeWords>
        )}
      </h3>
      <p className={styles.description}>{snippet.description}</p>
      {text ?? <PromptBeginning snippet={snippet} />}
      <div className={styles.foot}>
        <LinkedLessons lessons={snippet.lessons} areLinks={href !== undefined} />
        <div className={styles.actions}>{children}</div>
      </div>
    </Card>
  );
}

/** The first characters of a prompt. */
export function PromptBeginning({ snippet }: { snippet: Snippet }): ReactElement {
  return <PromptText parts={promptParts(promptPreview(snippet.prompt))} className={styles.preview} />;
}
