import { type ReactElement, type RefObject, useId } from 'react';
import { privateNotesResource } from '../../api/lesson-resources.ts';
import { useResource } from '../../api/resource.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { useNoteChanges } from './change-notes.ts';
import { NewNote } from './new-note.tsx';
import { NoteItem } from './note-item.tsx';
import styles from './private-notes.module.css';

export interface PrivateNotesProps {
  readonly lessonId: number;
  readonly personId: string;
  /** The lesson's video, if it plays in the page. */
  readonly video: RefObject<HTMLVideoElement | null>;
}

/** What the learner writes down in a lesson, with positions in its video. */
export function PrivateNotes({ lessonId, personId, video }: PrivateNotesProps): ReactElement {
  const { data: notes, error, isFetching, refetch } = useResource(privateNotesResource(lessonId));
  const { add, edit, remove } = useNoteChanges(lessonId);
  const hint = useId();
  return (
    <details className={styles.notes}>
      <summary className={styles.summary}>
        My notes{notes && notes.length > 0 ? ` (${notes.length})` : null}
      </summary>
      <div className={styles.content}>
        {error ? (
          <ErrorState
            title="We couldn't load your notes"
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : null}
        {notes && notes.length > 0 ? (
          <ul className={styles.list} aria-label="My notes">
            {notes.map((note) => (
              <NoteItem
                key={note.id}
                note={note}
                video={video}
                isSaving={edit.isPending}
                onSave={(text, onSaved) => edit.mutate({ id: note.id, text }, { onSuccess: onSaved })}
                onDelete={() => remove.mutate(note)}
              />
            ))}
          </ul>
        ) : null}
        <NewNote
          draftName={`note-draft:${personId}:${lessonId}`}
          video={video}
          isSaving={add.isPending}
          describedBy={hint}
          onAdd={(note, onAdded) => add.mutate(note, { onSuccess: onAdded })}
        />
        <p id={hint} className={styles.hint}>
          Only you can see your notes.
        </p>
      </div>
    </details>
  );
}
