import type { LaunchContent } from '@chalkline/domain/content/sample-content';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { legalPages, posts } from '../../db/schema.ts';
import { siteSettings } from './queries.ts';

/** What visitors read that can still be as the product was delivered. */
export async function launchContent(db: Database): Promise<LaunchContent> {
  return {
    site: await siteSettings(db),
    legalPages: await db.select({ title: legalPages.title, markdown: legalPages.markdown }).from(legalPages),
    posts: await db
      .select({ title: posts.title, isSample: posts.isSample })
      .from(posts)
      .where(eq(posts.isPublished, true)),
  };
}
