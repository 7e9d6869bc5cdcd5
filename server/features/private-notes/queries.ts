import type { PrivateNote } from '@chalkline/contract/private-notes';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { privateNotes } from '../../db/schema.ts';

const { id, text, positionSeconds, createdAt, changedAt } = privateNotes;
export const noteFields = { id, text, positionSeconds, createdAt, changedAt };

const notesInLesson = prepared((db) =>
  db
    .select(noteFields)
    .from(privateNotes)
    .where(
      and(
        eq(privateNotes.userId, sql.placeholder('userId')),
        eq(privateNotes.lessonId, sql.placeholder('lessonId')),
      ),
    )
    .orderBy(sql`${positionSeconds} asc nulls last`, asc(createdAt), asc(id))
    .prepare('notes_in_lesson'),
);

/** A person's notes in a lesson, in the order of the video; notes about the whole lesson come last. */
export async function listNotes(db: Database, userId: string, lessonId: number): Promise<PrivateNote[]> {
  const rows = await notesInLesson(db).execute({ userId, lessonId });
  return rows.map(toNote);
}

interface NoteRow extends Omit<PrivateNote, 'createdAt' | 'changedAt'> {
  readonly createdAt: Date;
  readonly changedAt: Date;
}

export function toNote(row: NoteRow): PrivateNote {
  return { ...row, createdAt: row.createdAt.toISOString(), changedAt: row.changedAt.toISOString() };
}
