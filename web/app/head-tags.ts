import { feedPath, shareImagePath } from '@chalkline/contract/addresses';
import type { SiteSettings } from '@chalkline/contract/site';
import { escapeHtml } from '@chalkline/domain/writing/html';
import type { PageHead } from './page-head.ts';
import { scriptJson } from './page-state.ts';
import type { Thing } from './structured-data/thing.ts';

export interface HeadTagParts {
  readonly head: PageHead;
  readonly site: SiteSettings;
  readonly publicUrl: string;
  readonly things: readonly Thing[];
}

/** The tags for search engines and link previews. */
export function headTags({ head, site, publicUrl, things }: HeadTagParts): string {
  const url = head.canonicalPath && publicUrl + head.canonicalPath;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    ...(url ? [link({ rel: 'canonical', href: url })] : []),
    ...(head.isIndexed ? [] : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:type', head.article ? 'article' : 'website'),
    meta('property', 'og:site_name', site.brand),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    ...(url ? [meta('property', 'og:url', url)] : []),
    ...articleTags(head),
    ...imageTags(imageOf(head, site), publicUrl),
    ...(head.isIndexed ? [feedLink(site)] : []),
    ...(things.length > 0 ? [structuredDataTag(things)] : []),
  ].join('\n');
}

/** The page's own picture, or the generated one for pages that search engines may index. */
function imageOf(head: PageHead, site: SiteSettings): PageHead['image'] {
  if (head.image || !head.isIndexed) return head.image;
  return {
    path: shareImagePath(head.canonicalPath ?? '/'),
    alt: `${head.subjectTitle}, on a drawing sheet of ${site.brand}`,
  };
}

function imageTags(image: PageHead['image'], publicUrl: string): string[] {
  if (!image) return [];
  return [
    meta('property', 'og:image', publicUrl + image.path),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', image.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

function feedLink(site: SiteSettings): string {
  return link({ rel: 'alternate', type: 'application/rss+xml', title: `${site.brand} blog`, href: feedPath });
}

function articleTags({ article }: PageHead): string[] {
  if (!article) return [];
  return [
    meta('property', 'article:published_time', article.publishedOn),
    meta('property', 'article:author', article.author),
    ...article.tags.map((tag) => meta('property', 'article:tag', tag)),
  ];
}

/** JSON data, which the browser does not execute. */
function structuredDataTag(things: readonly Thing[]): string {
  const data = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${scriptJson(data)}</script>`;
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
}

function link(attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<link ${written.join(' ')}>`;
}
