import type { ReactElement } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { lessonPromptCopyMessages } from './copy-toast.ts';
import { FillBlanks } from './fill-blanks.tsx';
import styles from './note-prompt.module.css';
import { usePromptFill } from './prompt-fill.ts';
import { PromptText } from './prompt-text.tsx';

/** A prompt written out in a lesson's notes. It can be filled in and copied like the lesson's other prompts. */
export function NotePrompt({ text }: { text: string }): ReactElement {
  const fill = usePromptFill(text);
  const { isCopied, copy } = useCopy(lessonPromptCopyMessages);
  return (
    <div className={styles.note}>
      <div className={styles.head}>
        <span className={styles.name}>Prompt</span>
        <CopyButton size="small" isCopied={isCopied} subject="prompt" onClick={() => void copy(fill.text)} />
      </div>
      <PromptText parts={fill.parts} values={fill.values} />
      <FillBlanks fill={fill} />
    </div>
  );
}
