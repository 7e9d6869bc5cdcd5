import type { Snippet } from '@chalkline/contract/snippets';
import { promptParts } from '@chalkline/domain/prompts/placeholders';
import { promptPreview } from '@chalkline/domain/prompts/preview';
import type { ReactElement } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { promptCopyMessages } from './copy-toast.ts';
import styles from './free-prompt-card.module.css';
import { PromptBeginning, PromptCard } from './prompt-card.tsx';
import { usePromptCopy } from './prompt-copying.ts';
import { PromptText } from './prompt-text.tsx';

/** A prompt that everybody can read in full and copy. */
export function FreePromptCard({ snippet }: { snippet: Snippet }): ReactElement {
  const { isCopied, copy } = usePromptCopy(snippet.id, promptCopyMessages);
  return (
    <PromptCard snippet={snippet} text={<WholeText snippet={snippet} />}>
      <CopyButton
        isCopied={isCopied}
        subject={snippet.title}
        size="small"
        onClick={() => void copy(snippet.prompt)}
      />
      <Badge tone="success">Free</Badge>
    </PromptCard>
  );
}

/** Opens without scripts. */
function WholeText({ snippet }: { snippet: Snippet }): ReactElement {
  const { prompt, title } = snippet;
  if (promptPreview(prompt) === prompt) return <PromptBeginning snippet={snippet} />;
  return (
    <div className={styles.text}>
      <PromptBeginning snippet={snippet} />
      <details className={styles.whole}>
        <summary>
          Read it in full<span className="visually-hidden">: {title}</span>
        </summary>
        <PromptText parts={promptParts(prompt)} />
      </details>
    </div>
  );
}
