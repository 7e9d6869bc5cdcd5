import { cutText } from '@chalkline/domain/prompts/cut-text';
import { asc, inArray, sql } from 'drizzle-orm';
import { privateNotes } from '../../db/schema.ts';
import type { PersonalSearchSource } from '../../db/search-source.ts';

/** The beginning of a note is its title in search results. */
const longestTitle = 80;

/** The document of a note. Note ids are unique only among the notes of a person. */
export function noteDocumentId({ userId, id }: { readonly userId: string; readonly id: string }): string {
  return `${userId}/${id}`;
}

/**
 * People find their own notes. A trigger deletes the document together with its note, whatever deletes the note. The
 * lesson's title is looked up when a note is found, so renamed lessons change nothing here.
 */
export const noteSource: PersonalSearchSource = {
  kind: 'note',
  read: async (tx, ids) => {
    const rows = await tx
      .select()
      .from(privateNotes)
      .where(ids && inArray(sql`(${privateNotes.userId}, ${privateNotes.id})`, ids.map(keyOf)));
    return rows.map((note) => {
      const title = cutText(firstLine(note.text), longestTitle);
      return {
        id: noteDocumentId(note),
        ownerId: note.userId,
        requires: 'session',
        title,
        body: title === note.text ? '' : note.text,
        address: `/lesson/${note.lessonId}`,
      };
    });
  },
  lockNext: async (tx, after, count) => {
    const rows = await tx
      .select({ userId: privateNotes.userId, id: privateNotes.id })
      .from(privateNotes)
      .where(
        after === undefined ? undefined : sql`(${privateNotes.userId}, ${privateNotes.id}) > ${keyOf(after)}`,
      )
      .orderBy(asc(privateNotes.userId), asc(privateNotes.id))
      .limit(count)
      .for('update');
    return rows.map(noteDocumentId);
  },
};

function keyOf(id: string) {
  const [userId, noteId] = id.split('/');
  return sql`(${userId}::uuid, ${noteId}::uuid)`;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
