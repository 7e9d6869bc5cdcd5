import { createHash } from 'node:crypto';
import { and, eq, getTableColumns, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import {
  certifications,
  courses,
  documents,
  legalPages,
  lessonSnippets,
  lessons,
  posts,
  snippets,
} from '../schema.ts';
import { lessonReference } from './lesson-reference.ts';
import { type Content, readContent } from './read-content.ts';

const loadedDocument = 'content-loaded';

/** What is remembered of the last load. */
interface LoadedContent {
  readonly fingerprint: string;
  readonly promptIds?: readonly number[];
}

/**
 * Brings the files of the content folder into the database, by their stable ids, in one transaction.
 * Files that were loaded before and have not changed are left alone. Gives whether anything was loaded.
 */
export async function loadContent(db: Database, folder: string): Promise<boolean> {
  const content = readContent(folder);
  const rows = rowsOf(content);
  const fingerprint = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  return db.transaction(async (tx) => {
    const last = await lastLoad(tx);
    if (last?.fingerprint === fingerprint) return false;
    await saveDocument(tx, 'site', rows.site);
    await saveCourses(tx, rows);
    await savePrompts(tx, rows, last?.promptIds ?? []);
    await saveCertifications(tx, rows);
    await saveWriting(tx, rows);
    const promptIds = rows.prompts.map((prompt) => prompt.id);
    await saveDocument(tx, loadedDocument, { fingerprint, promptIds } satisfies LoadedContent);
    return true;
  });
}

type Rows = ReturnType<typeof rowsOf>;

function rowsOf(content: Content) {
  const idOf = new Map(content.courses.map((course) => [course.slug, course.facts.id]));
  const lessonIdOf = new Map(content.lessons.map((lesson) => [lessonReference(lesson), lesson.facts.id]));
  return {
    site: content.site.settings,
    courses: content.courses.map(({ slug, facts, body }) => ({
      ...facts,
      slug,
      description: body,
      imageUrl: facts.imageUrl ?? null,
      goesLiveDate: facts.goesLiveDate ?? null,
    })),
    lessons: content.lessons.map(({ courseSlug, orderIndex, facts, body }) => ({
      ...facts,
      courseId: idOf.get(courseSlug) ?? 0,
      orderIndex,
      captionsUrl: facts.captionsUrl ?? null,
      notesMarkdown: body,
    })),
    certifications: content.certifications.map(({ facts: { course, ...facts }, body }) => ({
      ...facts,
      courseId: idOf.get(course) ?? 0,
      briefMarkdown: body,
    })),
    prompts: content.prompts.map(({ facts: { lessons: _, ...facts }, body }) => ({ ...facts, prompt: body })),
    promptLessons: content.prompts.flatMap(({ facts }) =>
      facts.lessons.map((reference) => ({ snippetId: facts.id, lessonId: lessonIdOf.get(reference) ?? 0 })),
    ),
    legalPages: content.legalPages.map(({ name, facts, body }) => ({ name, ...facts, markdown: body })),
    posts: content.posts.map(({ name, facts, body }) => ({ slug: name, ...facts, markdown: body })),
  };
}

async function saveCourses(db: Database, rows: Rows): Promise<void> {
  const courseIds = rows.courses.map((course) => course.id);
  const lessonIds = rows.lessons.map((lesson) => lesson.id);
  await db
    .delete(lessons)
    .where(and(inArray(lessons.courseId, courseIds), notInArray(lessons.id, lessonIds)));
  await db
    .insert(courses)
    .values(rows.courses)
    .onConflictDoUpdate({ target: courses.id, set: excluded(courses) });
  await db
    .insert(lessons)
    .values(rows.lessons)
    .onConflictDoUpdate({ target: lessons.id, set: excluded(lessons) });
}

/** A prompt goes when its file does. One that never had a file is not ours to remove. */
async function savePrompts(db: Database, rows: Rows, loadedBefore: readonly number[]): Promise<void> {
  const ids = rows.prompts.map((prompt) => prompt.id);
  await db.delete(snippets).where(and(inArray(snippets.id, [...loadedBefore]), notInArray(snippets.id, ids)));
  await db.delete(lessonSnippets).where(inArray(lessonSnippets.snippetId, ids));
  if (rows.prompts.length > 0) {
    await db
      .insert(snippets)
      .values(rows.prompts)
      .onConflictDoUpdate({ target: snippets.id, set: excluded(snippets) });
  }
  if (rows.promptLessons.length > 0) await db.insert(lessonSnippets).values(rows.promptLessons);
}

/** One that people have worked for stays, whatever becomes of its file. */
async function saveCertifications(db: Database, rows: Rows): Promise<void> {
  if (rows.certifications.length === 0) return;
  await db
    .insert(certifications)
    .values(rows.certifications)
    .onConflictDoUpdate({ target: certifications.id, set: excluded(certifications) });
}

async function saveWriting(db: Database, rows: Rows): Promise<void> {
  await db
    .insert(legalPages)
    .values(rows.legalPages)
    .onConflictDoUpdate({ target: legalPages.name, set: excluded(legalPages) });
  await db
    .insert(posts)
    .values(rows.posts)
    .onConflictDoUpdate({ target: posts.slug, set: excluded(posts) });
}

/** Every column but the key takes the value that the insert brought. */
function excluded(table: PgTable): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => !column.primary);
  return Object.fromEntries(columns.map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]));
}

async function lastLoad(db: Database): Promise<LoadedContent | undefined> {
  const [row] = await db.select().from(documents).where(eq(documents.name, loadedDocument));
  return row?.body as LoadedContent | undefined;
}

async function saveDocument(db: Database, name: string, body: object): Promise<void> {
  await db
    .insert(documents)
    .values({ name, body })
    .onConflictDoUpdate({ target: documents.name, set: { body, updatedAt: sql`now()` } });
}
