import { slugInPath, withSlug } from '@chalkline/domain/courses/former-slugs';
import type { Database } from '../../db/database.ts';
import { findSlugSince } from './queries.ts';

/** The new path of a page below a course whose slug has changed. */
export async function findMovedPage(db: Database, path: string): Promise<string | undefined> {
  const former = slugInPath(path);
  const slug = former === undefined ? undefined : await findSlugSince(db, former);
  return slug === undefined ? undefined : withSlug(path, slug);
}
