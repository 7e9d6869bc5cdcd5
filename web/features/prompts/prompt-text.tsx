import type { Snippet } from '@chalkline/contract/snippets';
import {
  filledPart,
  type PlaceholderValues,
  type PromptPart,
  promptParts,
} from '@chalkline/domain/prompts/placeholders';
import { promptPreview } from '@chalkline/domain/prompts/preview';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { RenderedOnce } from '../../ui/rendered-once.tsx';
import styles from './prompt-text.module.css';

const nothingFilled: PlaceholderValues = new Map();

export interface PromptTextProps {
  readonly parts: readonly PromptPart[];
  readonly values?: PlaceholderValues | undefined;
  readonly className?: string | undefined;
}

/** The text of a prompt. Blanks and filled-in values are highlighted. */
export function PromptText({ parts, values = nothingFilled, className }: PromptTextProps): ReactElement {
  return <p className={classNames(styles.text, className)}>{piecesOf(parts, values)}</p>;
}

interface PreviewTextProps {
  readonly snippet: Pick<Snippet, 'prompt'>;
  readonly className?: string | undefined;
}

/** The first characters of a prompt, in which nothing is filled in. */
export function PreviewText({ snippet, className }: PreviewTextProps): ReactElement {
  return (
    <RenderedOnce as="p" className={classNames(styles.text, className)}>
      <Beginning snippet={snippet} />
    </RenderedOnce>
  );
}

function Beginning({ snippet }: Pick<PreviewTextProps, 'snippet'>): ReactNode {
  return piecesOf(promptParts(promptPreview(snippet.prompt)), nothingFilled);
}

function piecesOf(parts: readonly PromptPart[], values: PlaceholderValues): ReactNode {
  return parts.map((part, index) => piece(part, index, values));
}

function piece(part: PromptPart, index: number, values: PlaceholderValues) {
  if (part.kind === 'text') return part.text;
  const text = filledPart(part, values);
  return (
    <mark key={index} className={classNames(styles.placeholder, text !== part.text && styles.filled)}>
      {text}
    </mark>
  );
}
