import type { Snippet } from '@chalkline/contract/snippets';
import { promptAddress } from '@chalkline/domain/prompts/prompts-url-state';
import { type ReactElement, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MissingDialog } from '../../ui/missing-dialog.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { CategoryLabel } from './category-label.tsx';
import { linkCopyMessages, promptCopyMessages } from './copy-toast.ts';
import { LinkedLessons } from './linked-lessons.tsx';
import styles from './open-prompt.module.css';
import { PlaceholderFields } from './placeholder-fields.tsx';
import { usePromptCopy } from './prompt-copying.ts';
import { usePromptFill } from './prompt-fill.ts';
import { PromptText } from './prompt-text.tsx';

export interface OpenPromptProps {
  /** Undefined when the URL names a prompt that does not exist. */
  readonly snippet: Snippet | undefined;
  readonly onClose: () => void;
}

/** The prompt named by the URL, shown over the list. */
export function OpenPrompt({ snippet, onClose }: OpenPromptProps): ReactElement {
  return snippet ? (
    <WholePrompt key={snippet.id} snippet={snippet} onClose={onClose} />
  ) : (
    <MissingDialog
      title="Prompt not found"
      description="We can't find this prompt. It may have been removed, or the link may be incomplete."
      wayOut="See all prompts"
      onClose={onClose}
    />
  );
}

function WholePrompt({ snippet, onClose }: { snippet: Snippet; onClose: () => void }): ReactElement {
  const fill = usePromptFill(snippet.prompt);
  const fillHeading = useId();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      className={classNames(styles.dialog, fill.names.length > 0 && styles.withFields)}
      title={snippet.title}
      description={snippet.description}
      footer={<Actions snippet={snippet} text={fill.text} />}
    >
      <div className={styles.content}>
        <div className={styles.facts}>
          <CategoryLabel category={snippet.category} />
          <LinkedLessons lessons={snippet.lessons} />
        </div>
        <PromptText parts={fill.parts} values={fill.values} className={styles.text} />
        {fill.names.length > 0 ? (
          <section className={styles.fill} aria-labelledby={fillHeading}>
            <h3 id={fillHeading} className={styles.heading}>
              Fill in, then copy
            </h3>
            <PlaceholderFields fill={fill} />
            <p className={styles.hint}>Anything you leave blank stays as it is.</p>
          </section>
        ) : null}
      </div>
    </Dialog>
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
