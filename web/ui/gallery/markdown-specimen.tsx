import { type ReactElement, useState } from 'react';
import { Field } from '../field.tsx';
import { MarkdownEditor } from '../markdown-editor/markdown-editor.tsx';
import { Specimen, type SpecimenTheme } from './specimen.tsx';

export function MarkdownSpecimen(): ReactElement {
  return (
    <Specimen
      title="Markdown editor"
      note="A plain text field with tools. What it will look like stands beside it, or below."
    >
      {(theme) => <Note theme={theme} />}
    </Specimen>
  );
}

function Note({ theme }: { theme: SpecimenTheme }): ReactElement {
  const [text, setText] = useState('## Measure twice\n\nCut **once**.');
  return (
    <Field label="Note">
      {(control) => (
        <MarkdownEditor
          {...control}
          label={`Note, ${theme}`}
          value={text}
          onChange={(event) => setText(event.target.value)}
          preview={<pre>{text}</pre>}
        />
      )}
    </Field>
  );
}
