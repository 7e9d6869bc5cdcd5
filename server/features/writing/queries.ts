import type { LegalPage, Post, PostSummary } from '@chalkline/contract/writing';
import { minutesToRead } from '@chalkline/domain/writing/reading-time';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { legalPages, posts } from '../../db/schema.ts';
import { renderArticle } from './render-article.ts';

const isPublic = eq(posts.isPublished, true);

const newestFirst = [desc(posts.publishedOn), desc(posts.slug)] as const;

/** Rendered by the caller, because it can take a while and a transaction must not wait for it. */
type ToRender<Page> = () => Promise<Page>;

export async function findLegalPage(db: Database, name: string): Promise<LegalPage | undefined> {
  return (await findLegalPageToRender(db, name))?.();
}

export async function findLegalPageToRender(
  db: Database,
  name: string,
): Promise<ToRender<LegalPage> | undefined> {
  const [row] = await db.select().from(legalPages).where(eq(legalPages.name, name));
  if (!row) return undefined;
  const { markdown, ...page } = row;
  return async () => ({ ...page, ...(await renderArticle(markdown)) });
}

export function listLegalPages(db: Database): Promise<Pick<LegalPage, 'name' | 'lastUpdated'>[]> {
  return db
    .select({ name: legalPages.name, lastUpdated: legalPages.lastUpdated })
    .from(legalPages)
    .orderBy(legalPages.name);
}

export async function listPosts(db: Database): Promise<PostSummary[]> {
  const rows = await db
    .select()
    .from(posts)
    .where(isPublic)
    .orderBy(...newestFirst);
  return rows.map(summaryOf);
}

/** All posts with their texts, newest first. */
export async function listWholePosts(db: Database): Promise<Post[]> {
  const rows = await db
    .select()
    .from(posts)
    .where(isPublic)
    .orderBy(...newestFirst);
  return Promise.all(rows.map(wholePost));
}

export async function findPost(db: Database, slug: string): Promise<Post | undefined> {
  return (await findPostToRender(db, slug))?.();
}

export async function findPostToRender(db: Database, slug: string): Promise<ToRender<Post> | undefined> {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.slug, slug), isPublic));
  return row && (() => wholePost(row));
}

async function wholePost(row: typeof posts.$inferSelect): Promise<Post> {
  const { html } = await renderArticle(row.markdown);
  return { ...summaryOf(row), html };
}

function summaryOf({ markdown, isPublished: _, ...post }: typeof posts.$inferSelect): PostSummary {
  return { ...post, minutesToRead: minutesToRead(markdown) };
}
