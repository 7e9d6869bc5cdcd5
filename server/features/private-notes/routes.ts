import { privateNotePath, privateNotesPath } from '@chalkline/contract/addresses';
import {
  newPrivateNoteSchema,
  privateNoteSchema,
  privateNoteTextSchema,
} from '@chalkline/contract/private-notes';
import { requiredToWorkOn } from '@chalkline/domain/access/free-content';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { guard } from '../../platform/http/guard.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseRowId, parseUuid } from '../../platform/http/row-id.ts';
import { findVisibleLesson } from '../courses/index.ts';
import { addNote, deleteNote, editNote } from './change-notes.ts';
import { privateNoteData } from './personal-data.ts';
import { listNotes } from './queries.ts';
import { noteSource } from './search-source.ts';

const tag = 'Private notes';
const ofLesson = z.object({ lessonId: z.string() });
const ofNote = z.object({ noteId: z.string() });

export function privateNotes({ reads, routes, db, now, personalData, search }: AppContext): void {
  personalData.add(privateNoteData(db));
  search.addPersonal(noteSource);

  reads.add({
    path: privateNotesPath,
    summary: "The caller's own notes in a lesson",
    tag,
    requires: 'session',
    parameters: ofLesson,
    reply: z.array(privateNoteSchema),
    read: ({ person, parameters }) =>
      listNotes(db, person.id, orNotFound(parseRowId(parameters.lessonId), 'This lesson')),
  });

  routes.add({
    method: 'POST',
    path: privateNotesPath,
    summary: 'Add a note to a lesson that the caller may open',
    tag,
    requires: 'session',
    parameters: ofLesson,
    body: newPrivateNoteSchema,
    reply: privateNoteSchema,
    handle: async ({ person, parameters, body }) => {
      const lessonId = orNotFound(parseRowId(parameters.lessonId), 'This lesson');
      const lesson = orNotFound(await findVisibleLesson(db, lessonId, person), 'This lesson');
      guard(requiredToWorkOn(lesson), person);
      return addNote(db, { userId: person.id, lessonId }, body, now());
    },
  });

  routes.add({
    method: 'PATCH',
    path: privateNotePath,
    summary: 'Change the text of a note',
    tag,
    requires: 'session',
    parameters: ofNote,
    body: privateNoteTextSchema,
    reply: privateNoteSchema,
    handle: ({ person, parameters, body }) => {
      const id = orNotFound(parseUuid(parameters.noteId), 'This note');
      return editNote(db, { userId: person.id, id }, body.text, now());
    },
  });

  routes.add({
    method: 'DELETE',
    path: privateNotePath,
    summary: 'Delete a note',
    tag,
    requires: 'session',
    parameters: ofNote,
    handle: ({ person, parameters }) => {
      const id = orNotFound(parseUuid(parameters.noteId), 'This note');
      return deleteNote(db, { userId: person.id, id });
    },
  });
}
