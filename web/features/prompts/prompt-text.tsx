import { filledPart, type PlaceholderValues, type PromptPart } from '@chalkline/domain/prompts/placeholders';
import type { ReactElement } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './prompt-text.module.css';

const nothingFilled: PlaceholderValues = new Map();

export interface PromptTextProps {
  readonly parts: readonly PromptPart[];
  readonly values?: PlaceholderValues;
  readonly className?: string | undefined;
}

/** The text of a prompt. Blanks and filled-in values are highlighted. */
export function PromptText({ parts, values = nothingFilled, className }: PromptTextProps): ReactElement {
  return (
    <p className={classNames(styles.text, className)}>
      {parts.map((part, index) => piece(part, index, values))}
    </p>
  );
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
