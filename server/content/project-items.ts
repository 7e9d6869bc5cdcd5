import { type Column, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { inSlices } from '../db/in-slices.ts';
import {
  certifications,
  courses,
  documents,
  formerSlugs,
  legalPages,
  lessonSnippets,
  lessons,
  posts,
  snippets,
} from '../db/schema.ts';
import { type ContentItem, type ItemOf, itemsOfKind } from './content-item.ts';
import { excluded } from './upsert.ts';

/** Updates the tables that the public pages read. */
export async function saveRows(tx: Database, items: readonly ContentItem[]): Promise<void> {
  await saveCourses(tx, itemsOfKind(items, 'course'));
  await upsert(tx, lessons, lessons.id, itemsOfKind(items, 'lesson').map(lessonRow));
  await upsert(
    tx,
    certifications,
    certifications.id,
    itemsOfKind(items, 'certification').map(certificationRow),
  );
  await savePrompts(tx, itemsOfKind(items, 'prompt'));
  await upsert(tx, posts, posts.slug, itemsOfKind(items, 'post').map(postRow));
  await upsert(tx, legalPages, legalPages.name, itemsOfKind(items, 'legal').map(legalRow));
  for (const { facts } of itemsOfKind(items, 'site')) await saveDocument(tx, 'site', facts);
}

/**
 * Deletes the rows of deleted items. Dependent rows are deleted with them, so the caller checks dependents
 * first.
 */
export async function removeRows(tx: Database, items: readonly ContentItem[]): Promise<void> {
  const idsOf = (kind: ContentItem['kind']) => itemsOfKind(items, kind).map(({ id }) => Number(id));
  await tx.delete(snippets).where(inArray(snippets.id, idsOf('prompt')));
  await tx.delete(certifications).where(inArray(certifications.id, idsOf('certification')));
  await tx.delete(lessons).where(inArray(lessons.id, idsOf('lesson')));
  await tx.delete(courses).where(inArray(courses.id, idsOf('course')));
  const slugs = itemsOfKind(items, 'post').map(({ id }) => id);
  await tx.delete(posts).where(inArray(posts.slug, slugs));
}

async function upsert<Table extends PgTable>(
  tx: Database,
  table: Table,
  target: Column & Parameters<typeof inArray>[0],
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (const slice of inSlices(rows)) {
    await tx
      .insert(table)
      .values(slice)
      .onConflictDoUpdate({ target: target as never, set: excluded(table) as never });
  }
}

async function saveCourses(tx: Database, items: readonly ItemOf<'course'>[]): Promise<void> {
  if (items.length === 0) return;
  const ids = items.map(({ id }) => Number(id));
  await upsert(tx, courses, courses.id, items.map(courseRow));
  // All are deleted before any is inserted, because one course may have given a slug to another.
  await tx.delete(formerSlugs).where(inArray(formerSlugs.courseId, ids));
  const former = items.flatMap(({ id, facts }) =>
    (facts.formerSlugs ?? []).map((slug) => ({ slug, courseId: Number(id) })),
  );
  if (former.length > 0) await tx.insert(formerSlugs).values(former);
}

function courseRow({ id, facts: { isScheduled: _, formerSlugs: __, ...facts }, body }: ItemOf<'course'>) {
  return {
    ...facts,
    id: Number(id),
    description: body,
    imageUrl: facts.imageUrl ?? null,
    goesLiveDate: facts.goesLiveDate ?? null,
    plannedLessons: facts.plannedLessons ?? [],
  };
}

function lessonRow({ id, facts: { slug: _, ...facts }, body }: ItemOf<'lesson'>) {
  return {
    ...facts,
    id: Number(id),
    posterUrl: facts.posterUrl ?? null,
    captionsUrl: facts.captionsUrl ?? null,
    captions: facts.captions ?? [],
    chapters: facts.chapters ?? [],
    isFree: facts.isFree ?? false,
    // Lessons that the console saved before there were checks have none.
    checks: facts.checks ?? [],
    notesMarkdown: body,
  };
}

function certificationRow({ id, facts: { slug: _, ...facts }, body }: ItemOf<'certification'>) {
  return { ...facts, id: Number(id), briefMarkdown: body };
}

function postRow({ facts: { isScheduled: _, ...facts }, body }: ItemOf<'post'>) {
  return {
    ...facts,
    drawing: facts.drawing ?? null,
    imageUrl: facts.imageUrl ?? null,
    imageAlt: facts.imageAlt ?? null,
    isSample: facts.isSample ?? false,
    markdown: body,
  };
}

function legalRow({ facts: { slug: name, ...facts }, body }: ItemOf<'legal'>) {
  return { ...facts, name, markdown: body };
}

async function savePrompts(tx: Database, prompts: readonly ItemOf<'prompt'>[]): Promise<void> {
  if (prompts.length === 0) return;
  const ids = prompts.map(({ id }) => Number(id));
  const rows = prompts.map(({ id, facts: { title, description, category, isFree = false }, body }) => ({
    id: Number(id),
    title,
    description,
    category,
    isFree,
    prompt: body,
  }));
  await upsert(tx, snippets, snippets.id, rows);
  for (const slice of inSlices(ids)) {
    await tx.delete(lessonSnippets).where(inArray(lessonSnippets.snippetId, slice));
  }
  const links = prompts.flatMap(({ id, facts: { lessonIds } }) =>
    lessonIds.map((lessonId) => ({ snippetId: Number(id), lessonId })),
  );
  for (const slice of inSlices(links)) await tx.insert(lessonSnippets).values(slice);
}

export async function saveDocument(tx: Database, name: string, body: object): Promise<void> {
  await tx
    .insert(documents)
    .values({ name, body })
    .onConflictDoUpdate({ target: documents.name, set: { body, updatedAt: sql`now()` } });
}

/** Prevents others from adding rows that depend on these until the transaction ends. */
export async function lockRows(tx: Database, items: readonly ContentItem[]): Promise<void> {
  for (const [table, id, kind] of [
    [courses, courses.id, 'course'],
    [lessons, lessons.id, 'lesson'],
    [certifications, certifications.id, 'certification'],
  ] as const) {
    const ids = itemsOfKind(items, kind).map((item) => Number(item.id));
    if (ids.length > 0) await tx.select({ id }).from(table).where(inArray(id, ids)).for('update');
  }
}
