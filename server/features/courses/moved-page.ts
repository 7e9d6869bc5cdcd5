import { slugInPath, withSlug } from '@chalkline/domain/learning/former-slugs';
import type { Database } from '../../db/database.ts';
import { findSlugSince } from './queries.ts';

/** Where a page of a course is now that the course has another slug: its own, a lesson, whatever is below it. */
export async function findMovedPage(db: Database, path: string): Promise<string | undefined> {
  const former = slugInPath(path);
  const slug = former === undefined ? undefined : await findSlugSince(db, former);
  return slug === undefined ? undefined : withSlug(path, slug);
}
