import type { LessonSnippet, LinkedLesson, Snippet } from '@chalkline/contract/snippets';
import { requiredToRead } from '@chalkline/domain/access/free-content';
import { promptPreview } from '@chalkline/domain/prompts/preview';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, lessonSnippets, lessons, snippets } from '../../db/schema.ts';

/** Only lessons that everybody with a plan can open, because the list is the same for all of them. */
const linkedLessons = sql<LinkedLesson[]>`coalesce((
  select json_agg(
    json_build_object(
      'id', l.id, 'title', l.title, 'orderIndex', l.order_index,
      'course', json_build_object('slug', c.slug, 'icon', c.icon, 'title', c.title))
    order by c.title, l.order_index)
  from ${lessonSnippets} link
    join ${lessons} l on l.id = link.lesson_id
    join ${courses} c on c.id = l.course_id
  where link.snippet_id = ${snippets}.id and c.is_published), '[]')`;

const promptFields = {
  id: snippets.id,
  title: snippets.title,
  description: snippets.description,
  prompt: snippets.prompt,
  category: snippets.category,
};

const listedFields = { ...promptFields, isFree: snippets.isFree, lessons: linkedLessons };

/** Every prompt with its lessons in one query, sorted by category. */
export async function listSnippets(db: Database): Promise<Snippet[]> {
  const rows = await db.select(listedFields).from(snippets).orderBy(asc(snippets.category), asc(snippets.id));
  return rows.map((row) => ({ ...row, isPreview: false }));
}

export async function findSnippet(db: Database, id: number): Promise<Snippet | undefined> {
  const [row] = await db.select(listedFields).from(snippets).where(eq(snippets.id, id));
  return row && { ...row, isPreview: false };
}

/** The public part of a prompt: all of a free one. */
export function previewOf(snippet: Snippet): Snippet {
  if (requiredToRead(snippet) === 'public') return snippet;
  return { ...snippet, prompt: promptPreview(snippet.prompt), isPreview: true };
}

/** The prompts of a lesson in the order in which it uses them. */
export function listLessonSnippets(db: Database, lessonId: number): Promise<LessonSnippet[]> {
  return db
    .select(promptFields)
    .from(snippets)
    .innerJoin(lessonSnippets, eq(lessonSnippets.snippetId, snippets.id))
    .where(eq(lessonSnippets.lessonId, lessonId))
    .orderBy(asc(snippets.id));
}
