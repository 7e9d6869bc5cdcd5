import type { NewPrivateNote } from '@chalkline/contract/private-notes';
import { clockTime } from '@chalkline/domain/courses/watch-position';
import { longestNote, refuseNote } from '@chalkline/domain/private-notes/private-note';
import { type FormEvent, type ReactElement, type RefObject, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useTimedDraft } from '../../ui/timed-draft.ts';
import styles from './private-notes.module.css';

interface NewNoteProps {
  /** The name under which this browser keeps what is typed. */
  readonly draftName: string;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly isSaving: boolean;
  readonly describedBy: string;
  readonly onAdd: (note: NewPrivateNote, onAdded: () => void) => void;
}

/** The form for a new note. It belongs to the position at which the learner began to write. */
export function NewNote({ draftName, video, isSaving, describedBy, onAdd }: NewNoteProps): ReactElement {
  const { text, position, type, clear } = useTimedDraft(draftName, video);
  const [error, setError] = useState<string>();
  const sent = useRef<{ id: string; text: string }>(undefined);
  const write = (typed: string) => {
    setError(undefined);
    type(typed);
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const refusal = refuseNote(text);
    setError(refusal?.message);
    if (refusal || isSaving) return;
    // The same text keeps its id, so that another try after a lost reply stores it once.
    if (sent.current?.text !== text) sent.current = { id: crypto.randomUUID(), text };
    onAdd({ ...sent.current, positionSeconds: position }, () => {
      sent.current = undefined;
      clear();
    });
  };
  return (
    <form onSubmit={add} noValidate className={styles.form}>
      <Field label="New note" error={error}>
        {(control) => (
          <Textarea
            {...control}
            aria-describedby={control['aria-describedby'] ?? describedBy}
            rows={3}
            maxLength={longestNote}
            value={text}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" size="small" loading={isSaving}>
          {position === null ? 'Save note' : `Save note at ${clockTime(position)}`}
        </Button>
      </div>
    </form>
  );
}
