import type { NewPrivateNote, PrivateNote } from '@chalkline/contract/private-notes';
import { refuseAnotherNote, refuseNote } from '@chalkline/domain/private-notes/private-note';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { privateNotes, users } from '../../db/schema.ts';
import { updateDocuments } from '../../db/search-index.ts';
import { orNotFound, refused } from '../../platform/http/refusal.ts';
import { noteFields, toNote } from './queries.ts';
import { noteDocumentId, noteSource } from './search-source.ts';

interface NoteKey {
  readonly userId: string;
  readonly id: string;
}

/** Adds a note once, however often it is sent. */
export function addNote(
  db: Database,
  place: { readonly userId: string; readonly lessonId: number },
  { id, text, positionSeconds }: NewPrivateNote,
  now: Date,
): Promise<PrivateNote> {
  refuseText(text);
  const { userId } = place;
  return db.transaction(async (tx) => {
    // One at a time for each person, so that the limit holds for simultaneous requests.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const [known] = await tx.select(noteFields).from(privateNotes).where(ofPerson({ userId, id }));
    if (known) return toNote(known);
    const held = await tx.$count(
      privateNotes,
      and(eq(privateNotes.userId, userId), eq(privateNotes.lessonId, place.lessonId)),
    );
    const refusal = refuseAnotherNote(held);
    if (refusal) throw refused(refusal);
    const note = { id, text: text.trim(), positionSeconds, createdAt: now, changedAt: now };
    await tx.insert(privateNotes).values({ ...place, ...note });
    await updateDocuments(tx, noteSource, [noteDocumentId({ userId, id })]);
    return toNote(note);
  });
}

export function editNote(db: Database, key: NoteKey, text: string, now: Date): Promise<PrivateNote> {
  refuseText(text);
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(privateNotes)
      .set({ text: text.trim(), changedAt: now })
      .where(ofPerson(key))
      .returning(noteFields);
    const note = toNote(orNotFound(changed, 'This note'));
    await updateDocuments(tx, noteSource, [noteDocumentId(key)]);
    return note;
  });
}

/** Deleting a note that is gone already is no error: it was sent twice. */
export async function deleteNote(db: Database, key: NoteKey): Promise<void> {
  await db.delete(privateNotes).where(ofPerson(key));
}

function ofPerson({ userId, id }: NoteKey) {
  return and(eq(privateNotes.userId, userId), eq(privateNotes.id, id));
}

function refuseText(text: string): void {
  const refusal = refuseNote(text);
  if (refusal) throw refused(refusal);
}
