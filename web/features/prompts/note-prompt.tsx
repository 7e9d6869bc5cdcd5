import { type ReactElement, useState } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import { NoteSheet } from '../../ui/note-sheet.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { lessonPromptCopyMessages } from './copy-toast.ts';
import { FillInButton } from './fill-in-button.tsx';
import { FillInDialog } from './fill-in-dialog.tsx';
import { usePromptFill } from './prompt-fill.ts';
import { PromptText } from './prompt-text.tsx';

/** A prompt written out in a lesson's notes. It can be filled in and copied like the lesson's other prompts. */
export function NotePrompt({ text }: { text: string }): ReactElement {
  const fill = usePromptFill(text);
  const copying = useCopy(lessonPromptCopyMessages);
  const [isFillingIn, setFillingIn] = useState(false);
  return (
    <NoteSheet
      title="Prompt"
      on="sheet"
      action={
        <CopyButton
          size="small"
          isCopied={copying.isCopied}
          subject="prompt"
          onClick={() => void copying.copy(fill.text)}
        />
      }
    >
      <PromptText parts={fill.parts} values={fill.values} />
      <FillInButton title="Prompt" blanks={fill.names.length} onClick={() => setFillingIn(true)} />
      {isFillingIn ? (
        <FillInDialog
          prompt={{ title: 'Prompt' }}
          fill={fill}
          copying={copying}
          onClose={() => setFillingIn(false)}
        />
      ) : null}
    </NoteSheet>
  );
}
