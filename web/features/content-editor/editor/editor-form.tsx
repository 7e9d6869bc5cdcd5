import { type FormEvent, type KeyboardEvent, type ReactElement, type ReactNode, useRef } from 'react';
import { Stack } from '../../../ui/layout.tsx';
import { ContentFields } from '../form/content-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import type { Editing } from './use-editing.ts';

interface EditorFormProps {
  readonly editing: Editing;
  readonly label: string;
  readonly isSaving: boolean;
  onSave(): void;
  onDiscard(): void;
  /** Messages to read before editing. */
  readonly messages?: ReactNode;
}

/** The fields and the save bar. Ctrl + S saves from anywhere in it. */
export function EditorForm(props: EditorFormProps): ReactElement {
  const { editing, label, isSaving, onSave, onDiscard, messages } = props;
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) onSave();
  };
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} onKeyDown={press}>
      <Stack gap={20}>
        {messages}
        <ContentFields
          kind={editing.kind}
          isNew={editing.isNew}
          itemId={editing.itemId}
          values={editing.work.values}
          errors={editing.errors}
          onChange={editing.change}
        />
        <SaveBar
          label={label}
          draft={editing.draft.state}
          isDirty={editing.isDirty}
          isSaving={isSaving}
          onDiscard={onDiscard}
        />
      </Stack>
    </form>
  );
}
