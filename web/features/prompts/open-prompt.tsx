import type { Snippet } from '@chalkline/contract/snippets';
import { promptAddress } from '@chalkline/domain/prompts/prompts-url-state';
import type { ReactElement, ReactNode } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import { MissingDialog } from '../../ui/missing-dialog.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { CategoryLabel } from './category-label.tsx';
import { linkCopyMessages, promptCopyMessages } from './copy-toast.ts';
import { LinkedLessons } from './linked-lessons.tsx';
import { usePromptCopy } from './prompt-copying.ts';
import { PromptDialog } from './prompt-dialog.tsx';
import { usePromptFill } from './prompt-fill.ts';

export interface OpenPromptProps {
  /** Undefined when the URL names a prompt that does not exist. */
  readonly snippet: Snippet | undefined;
  /** Adds it to the favourites. */
  readonly star?: ReactNode;
  readonly onClose: () => void;
}

/** The prompt named by the URL, shown over the list. */
export function OpenPrompt({ snippet, star, onClose }: OpenPromptProps): ReactElement {
  return snippet ? (
    <WholePrompt key={snippet.id} snippet={snippet} star={star} onClose={onClose} />
  ) : (
    <MissingDialog
      title="Prompt not found"
      description="We can't find this prompt. It may have been removed, or the link may be incomplete."
      wayOut="See all prompts"
      onClose={onClose}
    />
  );
}

interface WholePromptProps extends OpenPromptProps {
  readonly snippet: Snippet;
}

function WholePrompt({ snippet, star, onClose }: WholePromptProps): ReactElement {
  const fill = usePromptFill(snippet.prompt);
  return (
    <PromptDialog
      title={snippet.title}
      description={snippet.description}
      fill={fill}
      facts={
        <>
          <CategoryLabel category={snippet.category} />
          <LinkedLessons lessons={snippet.lessons} />
          {star}
        </>
      }
      actions={<Actions snippet={snippet} text={fill.text} />}
      onClose={onClose}
    />
  );
}

function Actions({ snippet, text }: { snippet: Snippet; text: string }): ReactElement {
  const link = useCopy(linkCopyMessages(snippet));
  const prompt = usePromptCopy(snippet.id, promptCopyMessages);
  return (
    <>
      <CopyButton
        isCopied={link.isCopied}
        onClick={() => void link.copy(window.location.origin + promptAddress(snippet.id))}
      >
        Copy link
      </CopyButton>
      <CopyButton
        variant="marker"
        isCopied={prompt.isCopied}
        subject={snippet.title}
        onClick={() => void prompt.copy(text)}
      />
    </>
  );
}
