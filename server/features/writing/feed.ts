import { feedPath } from '@chalkline/contract/addresses';
import type { SiteSettings } from '@chalkline/contract/site';
import type { Post } from '@chalkline/contract/writing';
import type { AppContext } from '../../platform/app-context.ts';
import { publicFile } from '../../platform/http/public-file.ts';
import { escapeXml, xmlElement } from '../../platform/text/xml.ts';
import { siteSettings } from '../site/index.ts';
import { listWholePosts } from './queries.ts';

/** The blog as an RSS feed, each post in full. */
export function feed(context: AppContext): void {
  publicFile(context, {
    path: feedPath,
    type: 'application/rss+xml; charset=utf-8',
    write: async () =>
      writeFeed(await siteSettings(context.db), await listWholePosts(context.db), context.config.publicUrl),
  });
}

function writeFeed({ brand, description }: SiteSettings, posts: readonly Post[], publicUrl: string): string {
  const newest = posts[0]?.publishedOn;
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${xmlElement('title', `${brand} blog`)}
${xmlElement('link', `${publicUrl}/blog`)}
${xmlElement('description', description)}
<language>en</language>
<atom:link href="${escapeXml(publicUrl + feedPath)}" rel="self" type="application/rss+xml"/>
${newest ? xmlElement('lastBuildDate', rfc822(newest)) : ''}
${posts.map((post) => writeItem(post, publicUrl)).join('\n')}
</channel>
</rss>
`;
}

function writeItem(post: Post, publicUrl: string): string {
  const url = `${publicUrl}/blog/${post.slug}`;
  return `<item>
${xmlElement('title', post.title)}
${xmlElement('link', url)}
<guid isPermaLink="true">${escapeXml(url)}</guid>
${xmlElement('pubDate', rfc822(post.publishedOn))}
${xmlElement('dc:creator', post.author)}
${post.tags.map((tag) => xmlElement('category', tag)).join('\n')}
${xmlElement('description', post.description)}
${xmlElement('content:encoded', absolute(post.html, publicUrl))}
</item>`;
}

/** A feed reader shows the post on another site, so links need their host. */
function absolute(html: string, publicUrl: string): string {
  return html.replaceAll(/\b(href|src)="\//g, `$1="${publicUrl}/`);
}

/** A calendar date in the format of feeds. */
function rfc822(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}
