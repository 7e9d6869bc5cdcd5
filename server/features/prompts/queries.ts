import type { LessonSnippet, LinkedLesson, Snippet } from '@chalkline/contract/snippets';
import { promptPreview } from '@chalkline/domain/prompts/preview';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, lessonSnippets, lessons, snippets } from '../../db/schema.ts';

const linkedLessons = sql<LinkedLesson[]>`coalesce((
  select json_agg(
    json_build_object(
      'id', l.id, 'title', l.title, 'orderIndex', l.order_index,
      'course', json_build_object('slug', c.slug, 'icon', c.icon, 'title', c.title))
    order by c.title, l.order_index)
  from ${lessonSnippets} link
    join ${lessons} l on l.id = link.lesson_id
    join ${courses} c on c.id = l.course_id
  where link.snippet_id = ${snippets}.id), '[]')`;

const promptFields = {
  id: snippets.id,
  title: snippets.title,
  description: snippets.description,
  prompt: snippets.prompt,
  category: snippets.category,
};

/** Every prompt with its lessons, in one query, category after category. */
export async function listSnippets(db: Database): Promise<Snippet[]> {
  const rows = await db
    .select({ ...promptFields, lessons: linkedLessons })
    .from(snippets)
    .orderBy(asc(snippets.category), asc(snippets.id));
  return rows.map((row) => ({ ...row, isPreview: false }));
}

/** What everybody may read of a prompt. */
export function previewOf(snippet: Snippet): Snippet {
  return { ...snippet, prompt: promptPreview(snippet.prompt), isPreview: true };
}

/** The prompts of a lesson in the order in which it uses them; nothing when there is no such lesson. */
export async function findLessonSnippets(
  db: Database,
  lessonId: number,
): Promise<LessonSnippet[] | undefined> {
  const rows = await db
    .select({ lessonId: lessons.id, snippet: promptFields })
    .from(lessons)
    .leftJoin(lessonSnippets, eq(lessonSnippets.lessonId, lessons.id))
    .leftJoin(snippets, eq(snippets.id, lessonSnippets.snippetId))
    .where(eq(lessons.id, lessonId))
    .orderBy(asc(snippets.id));
  if (rows.length === 0) return undefined;
  return rows.map((row) => row.snippet).filter((snippet): snippet is LessonSnippet => snippet !== null);
}
