import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, lessons } from '../../db/schema.ts';
import type { IndexedPage } from '../../platform/page-registry/indexed-pages.ts';
import { contentChangedOn } from '../site/index.ts';

/** The public page of every course, also of those that are only announced. */
export async function coursePagesToIndex(db: Database): Promise<IndexedPage[]> {
  const changedOn = await contentChangedOn(db);
  const rows = await db.select({ slug: courses.slug }).from(courses).orderBy(asc(courses.id));
  return rows.map(({ slug }) => ({ path: `/${slug}`, changedOn, group: 'Courses' }));
}

/** The free lessons of published courses, which everybody can read. */
export async function freeLessonsToIndex(db: Database): Promise<IndexedPage[]> {
  const changedOn = await contentChangedOn(db);
  const rows = await db
    .select({ slug: courses.slug, orderIndex: lessons.orderIndex })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(sql`${lessons.isFree} and ${courses.isPublished}`)
    .orderBy(asc(courses.id), asc(lessons.orderIndex));
  return rows.map(({ slug, orderIndex }) => ({
    path: `/${slug}/${orderIndex}`,
    changedOn,
    group: 'Courses',
  }));
}
