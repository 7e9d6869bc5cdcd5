import type { PrivateNote } from '@chalkline/contract/private-notes';
import { clockTime } from '@chalkline/domain/courses/watch-position';
import { longestNote, refuseNote } from '@chalkline/domain/private-notes/private-note';
import { type FormEvent, type ReactElement, type RefObject, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { GoToPosition } from '../../ui/go-to-position.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import styles from './private-notes.module.css';

interface NoteItemProps {
  readonly note: PrivateNote;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly isSaving: boolean;
  readonly onSave: (text: string, onSaved: () => void) => void;
  readonly onDelete: () => void;
}

/** One note: its time leads to its position in the video. */
export function NoteItem(props: NoteItemProps): ReactElement {
  const { note, video, isSaving, onSave, onDelete } = props;
  const editButton = useRef<HTMLButtonElement>(null);
  const [isEditing, setEditing] = useState(false);
  const close = () => {
    setEditing(false);
    // The button is back after the next paint.
    requestAnimationFrame(() => editButton.current?.focus());
  };
  return (
    <li className={styles.note}>
      {note.positionSeconds === null ? null : (
        <GoToPosition seconds={note.positionSeconds} label={clockTime(note.positionSeconds)} video={video} />
      )}
      {isEditing ? (
        <NoteEditor note={note} isSaving={isSaving} onSave={(text) => onSave(text, close)} onCancel={close} />
      ) : (
        <>
          <p className={styles.text}>{note.text}</p>
          <div className={styles.actions}>
            <Button
              ref={editButton}
              variant="quiet"
              size="small"
              iconOnly
              aria-label={`Edit note: ${shortText(note)}`}
              onClick={() => setEditing(true)}
            >
              <Glyph name="edit" size={20} />
            </Button>
            <Button
              variant="quiet"
              size="small"
              iconOnly
              aria-label={`Delete note: ${shortText(note)}`}
              onClick={onDelete}
            >
              <Glyph name="trash" size={20} />
            </Button>
          </div>
        </>
      )}
    </li>
  );
}

interface NoteEditorProps {
  readonly note: PrivateNote;
  readonly isSaving: boolean;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
}

function NoteEditor({ note, isSaving, onSave, onCancel }: NoteEditorProps): ReactElement {
  const [text, setText] = useState(note.text);
  const [error, setError] = useState<string>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const refusal = refuseNote(text);
    setError(refusal?.message);
    if (!refusal && !isSaving) onSave(text);
  };
  return (
    <form onSubmit={save} noValidate className={styles.form}>
      <Field label="Edit note" error={error}>
        {(control) => (
          <Textarea
            {...control}
            ref={focusOnce}
            rows={3}
            maxLength={longestNote}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div className={styles.choices}>
        <Button type="submit" size="small" loading={isSaving}>
          Save changes
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** The clicked button is gone, so the field gets the focus. */
function focusOnce(field: HTMLTextAreaElement | null): void {
  field?.focus();
}

function shortText({ text }: PrivateNote): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
