import type { Snippet } from '@chalkline/contract/snippets';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { Card, stretchedLink } from '../../ui/card.tsx';
import { RenderedOnce } from '../../ui/rendered-once.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { CategoryLabel } from './category-label.tsx';
import { LinkedLessons } from './linked-lessons.tsx';
import styles from './prompt-card.module.css';
import { PreviewText } from './prompt-text.tsx';
import { openedHere } from './prompts-url-state.ts';

export interface PromptCardProps {
  readonly snippet: Snippet;
  /** Where a click on the card leads; by default nowhere. */
  readonly href?: string | undefined;
  /** The text of the prompt; by default its beginning. */
  readonly text?: ReactNode;
  /** Adds it to the favourites. */
  readonly star?: ReactNode;
  /** The actions for the prompt. */
  readonly children: ReactNode;
}

/** A prompt in a list: its purpose, its beginning and the lessons that use it. */
export function PromptCard({ snippet, href, text, star, children }: PromptCardProps): ReactElement {
  return (
    <Card as="article" interactive={href !== undefined} className={styles.card}>
      <CategoryLabel category={snippet.category} />
      <RenderedOnce as="h3" className={styles.title}>
        <Title snippet={snippet} href={href} />
      </RenderedOnce>
      <p className={styles.description}>{snippet.description}</p>
      {text ?? <PromptBeginning snippet={snippet} />}
      <div className={styles.foot}>
        <LinkedLessons lessons={snippet.lessons} areLinks={href !== undefined} />
        <div className={styles.actions}>{children}</div>
      </div>
      {star ? <div className={styles.star}>{star}</div> : null}
    </Card>
  );
}

function Title({ snippet, href }: Pick<PromptCardProps, 'snippet' | 'href'>): ReactElement {
  const title = <WholeWords>{snippet.title}</WholeWords>;
  if (!href) return title;
  return (
    <Link href={href} state={openedHere} className={stretchedLink}>
      {title}
    </Link>
  );
}

/** The first characters of a prompt. */
export function PromptBeginning({ snippet }: { snippet: Snippet }): ReactElement {
  return <PreviewText snippet={snippet} className={styles.preview} />;
}
