import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, lessons, privateNotes } from '../../db/schema.ts';
import { type PersonalDataSource, readRows } from '../../platform/personal-data/personal-data.ts';

/** The notes are deleted with the person's row. */
export function privateNoteData(db: Database): PersonalDataSource {
  const { text, positionSeconds, createdAt, changedAt } = privateNotes;
  return {
    name: 'privateNotes',
    read: readRows((userId) =>
      db
        .select({
          course: courses.title,
          lesson: lessons.title,
          text,
          positionSeconds,
          createdAt,
          changedAt,
        })
        .from(privateNotes)
        .innerJoin(lessons, eq(lessons.id, privateNotes.lessonId))
        .innerJoin(courses, eq(courses.id, lessons.courseId))
        .where(eq(privateNotes.userId, userId))
        .orderBy(asc(createdAt), asc(privateNotes.id)),
    ),
  };
}
