import { feedPath, shareImagePath } from '@chalkline/contract/addresses';
import type { SiteSettings } from '@chalkline/contract/site';
import type { PageHead } from './page-head.ts';
import { scriptJson } from './page-state.ts';
import type { Thing } from './structured-data/thing.ts';

export interface HeadTagParts {
  readonly head: PageHead;
  readonly site: SiteSettings;
  readonly publicUrl: string;
  readonly things: readonly Thing[];
}

/** What a page tells search engines, and whoever shows a link to it. */
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
    ...(head.isIndexed ? publicTags(head, site, publicUrl) : []),
    ...(things.length > 0 ? [structuredDataTag(things)] : []),
  ].join('\n');
}

function publicTags(head: PageHead, site: SiteSettings, publicUrl: string): string[] {
  return [
    meta('property', 'og:image', publicUrl + shareImagePath(head.canonicalPath ?? '/')),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', `${head.subjectTitle}, on a drawing sheet of ${site.brand}`),
    meta('name', 'twitter:card', 'summary_large_image'),
    link({ rel: 'alternate', type: 'application/rss+xml', title: `${site.brand} blog`, href: feedPath }),
  ];
}

function articleTags({ article }: PageHead): string[] {
  if (!article) return [];
  return [
    meta('property', 'article:published_time', article.publishedOn),
    meta('property', 'article:author', article.author),
    ...article.tags.map((tag) => meta('property', 'article:tag', tag)),
  ];
}

/** Data, not a script: the browser runs nothing of it. */
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

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
