import type { LegalPage, Post, PostSummary } from '@chalkline/contract/writing';
import { minutesToRead } from '@chalkline/domain/writing/reading-time';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { legalPages, posts } from '../../db/schema.ts';
import { renderMarkdown } from '../../platform/markdown.ts';

export async function findLegalPage(db: Database, name: string): Promise<LegalPage | undefined> {
  const [row] = await db.select().from(legalPages).where(eq(legalPages.name, name));
  if (!row) return undefined;
  const { markdown, ...page } = row;
  return { ...page, html: renderMarkdown(markdown) };
}

export async function listPosts(db: Database): Promise<PostSummary[]> {
  const rows = await db.select().from(posts).orderBy(desc(posts.publishedOn), desc(posts.slug));
  return rows.map(summaryOf);
}

export async function findPost(db: Database, slug: string): Promise<Post | undefined> {
  const [row] = await db.select().from(posts).where(eq(posts.slug, slug));
  return row && { ...summaryOf(row), html: renderMarkdown(row.markdown) };
}

function summaryOf({ markdown, ...post }: typeof posts.$inferSelect): PostSummary {
  return { ...post, minutesToRead: minutesToRead(markdown) };
}
