import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, lessons } from '../../db/schema.ts';
import type { FoundDocument } from './find-documents.ts';

const lessonOfNote = /^\/lesson\/(\d+)$/;

/** Adds the lesson of each note, and where it is now. Notes in lessons of unpublished courses are left out. */
export async function nameLessonsOfNotes(
  db: Database,
  documents: readonly FoundDocument[],
): Promise<FoundDocument[]> {
  const ids = documents.flatMap((document) => lessonIdOf(document) ?? []);
  if (ids.length === 0) return [...documents];
  const rows = await db
    .select({
      id: lessons.id,
      title: lessons.title,
      orderIndex: lessons.orderIndex,
      course: { slug: courses.slug, isPublished: courses.isPublished },
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(inArray(lessons.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return documents.flatMap((document) => {
    const id = lessonIdOf(document);
    if (id === undefined) return [document];
    const lesson = byId.get(id);
    if (!lesson?.course.isPublished) return [];
    const { title, orderIndex, course } = lesson;
    return [
      { ...document, context: `Lesson ${orderIndex} · ${title}`, address: `/${course.slug}/${orderIndex}` },
    ];
  });
}

function lessonIdOf({ kind, address }: FoundDocument): number | undefined {
  const id = kind === 'note' ? lessonOfNote.exec(address)?.[1] : undefined;
  return id === undefined ? undefined : Number(id);
}
