import type { Snippet } from '@chalkline/contract/snippets';
import { placeholderNames, promptParts } from '@chalkline/domain/prompts/placeholders';
import { promptPreview } from '@chalkline/domain/prompts/preview';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { promptCopyMessages } from './copy-toast.ts';
import { fillInLabel } from './fill-in-label.ts';
import { PromptCard } from './prompt-card.tsx';
import { usePromptCopy } from './prompt-copying.ts';
import { openedHere } from './prompts-url-state.ts';

export interface CopyCardProps {
  readonly snippet: Snippet;
  /** Opens the prompt. */
  readonly href: string;
  /** Adds it to the favourites. */
  readonly star?: ReactNode;
}

/** A prompt card for people who may copy it. */
export function CopyCard({ snippet, href, star }: CopyCardProps): ReactElement {
  const { isCopied, copy } = usePromptCopy(snippet.id, promptCopyMessages);
  const blanks = placeholderNames(promptParts(snippet.prompt)).length;
  return (
    <PromptCard snippet={snippet} href={href} star={star}>
      <CopyButton
        isCopied={isCopied}
        subject={snippet.title}
        size="small"
        onClick={() => void copy(snippet.prompt)}
      />
      {blanks > 0 || isCut(snippet) ? (
        <Link href={href} state={openedHere} asChild>
          <ButtonLink
            variant="quiet"
            size="small"
            icon={<Glyph name={blanks > 0 ? 'edit' : 'book'} size={20} />}
          >
            {blanks > 0 ? fillInLabel(blanks) : 'Read it in full'}
            <span className="visually-hidden">: {snippet.title}</span>
          </ButtonLink>
        </Link>
      ) : null}
    </PromptCard>
  );
}

/** Whether the prompt is longer than the card shows. */
function isCut({ prompt }: Snippet): boolean {
  return promptPreview(prompt) !== prompt;
}
