import { sampleContent } from '@chalkline/domain/content/sample-content';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { legalPages, posts } from '../db/schema.ts';
import { siteSettings } from '../features/site/index.ts';

/** Visitors of a live site would take the sample company, quotes and figures for real. */
export async function reportSampleContent(db: Database, log: FastifyBaseLogger): Promise<void> {
  const content = sampleContent({
    site: await siteSettings(db),
    legalPages: await db.select({ title: legalPages.title, markdown: legalPages.markdown }).from(legalPages),
    posts: await db
      .select({ title: posts.title, isSample: posts.isSample })
      .from(posts)
      .where(eq(posts.isPublished, true)),
  });
  if (content.length === 0) return;
  log.warn(
    { sampleContent: content },
    'this live site still shows sample content: replace it at /founder/content',
  );
}
