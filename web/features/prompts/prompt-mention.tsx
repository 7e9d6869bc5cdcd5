import type { ReactElement } from 'react';
import { promptCardId } from './lesson-prompt-position.ts';

export interface PromptMentionProps {
  readonly id: number;
  readonly title: string;
  readonly onShow: () => void;
}

/** The name of a prompt in a text, linked to the prompt. */
export function PromptMention({ id, title, onShow }: PromptMentionProps): ReactElement {
  return (
    <a
      href={`#${promptCardId(id)}`}
      onClick={(event) => {
        event.preventDefault();
        onShow();
      }}
    >
      <strong>{title}</strong>
    </a>
  );
}
