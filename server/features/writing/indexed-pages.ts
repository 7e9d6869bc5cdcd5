import type { PostSummary } from '@chalkline/contract/writing';
import type { Database } from '../../db/database.ts';
import type { IndexedPage } from '../../platform/page-registry/indexed-pages.ts';
import { listLegalPages } from './queries.ts';

/** The blog, its tags and its posts. Empty while there is no post. */
export function blogPages(posts: readonly PostSummary[]): IndexedPage[] {
  const [newest] = posts;
  if (!newest) return [];
  const tags = [...new Set(posts.flatMap((post) => post.tags))].sort();
  return [
    { path: '/blog', changedOn: newest.publishedOn, group: 'Blog' },
    ...posts.map((post) => page(`/blog/${post.slug}`, post)),
    ...tags.map((tag) => page(`/blog/tag/${tag}`, posts.find((post) => post.tags.includes(tag)) ?? newest)),
  ];
}

function page(path: string, { publishedOn }: PostSummary): IndexedPage {
  return { path, changedOn: publishedOn, group: 'Blog' };
}

export async function legalPagesToIndex(db: Database): Promise<IndexedPage[]> {
  const pages = await listLegalPages(db);
  return pages.map(({ name, lastUpdated }) => ({ path: `/${name}`, changedOn: lastUpdated, group: 'Legal' }));
}
