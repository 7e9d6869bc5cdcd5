import type { ReactElement } from 'react';
import { copiesAttribute, copyLabelAttribute, copyStatusAttribute } from '../../ui/add-copy-buttons.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { NoteSheet } from '../../ui/note-sheet.tsx';
import { renderedHtml } from '../../ui/rendered-html.ts';
import styles from './post-prompt.module.css';

export interface PostPromptProps {
  /** Unique on its page. */
  readonly id: string;
  /** Its escaped text. */
  readonly html: string;
}

/** A prompt in an article. Its button appears when the page's script has loaded. */
export function PostPrompt({ id, html }: PostPromptProps): ReactElement {
  return (
    <NoteSheet
      title="Prompt"
      on="film"
      action={
        <>
          <CopyButton size="small" isCopied={false} subject="prompt" hidden {...{ [copiesAttribute]: id }}>
            <span {...{ [copyLabelAttribute]: '' }}>Copy</span>
          </CopyButton>
          <span role="status" className="visually-hidden" {...{ [copyStatusAttribute]: id }} />
        </>
      }
    >
      <pre id={id} className={styles.text}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server's Markdown renderer escapes the text of a prompt */}
        <code dangerouslySetInnerHTML={renderedHtml(html)} />
      </pre>
    </NoteSheet>
  );
}
