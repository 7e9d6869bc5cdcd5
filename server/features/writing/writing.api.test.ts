import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

describe('the blog', () => {
  it('lists its posts, newest first, without their text', async () => {
    const posts = (await testApp.visitor().get('/api/posts')).json<{ publishedOn: string }[]>();
    const dates = posts.map((post) => post.publishedOn);
    expect(posts.length).toBeGreaterThanOrEqual(5);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(posts[0]).not.toHaveProperty('html');
  });

  it('returns a post as HTML with its reading time', async () => {
    const post = (await testApp.visitor().get('/api/posts/write-a-first-prompt')).json();
    expect(post).toMatchObject({ slug: 'write-a-first-prompt', minutesToRead: expect.any(Number) });
    expect(post.html).toContain('<h2 id="');
  });

  it('returns the posts with a tag, newest first', async () => {
    const tagged = (await testApp.visitor().get('/api/posts/tags/basics')).json<{ slug: string }[]>();
    expect(tagged.map(({ slug }) => slug)).toEqual(['what-a-database-is', 'read-an-error-without-panic']);
    const page = (await testApp.visitor().open('/blog/tag/basics')).body;
    expect(page).toContain('Posts about basics</h1>');
    expect(page).toContain('href="/blog/what-a-database-is"');
    expect(page).not.toContain('href="/blog/write-a-first-prompt"');
  });

  it.each(['nothing', 'BASICS', 'constructor', '%25', 'a%2Fb'])('knows no tag "%s"', async (tag) => {
    expect((await testApp.visitor().get(`/api/posts/tags/${tag}`)).statusCode).toBe(404);
    const page = await testApp.visitor().open(`/blog/tag/${tag}`);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('404 Page Not Found</h1>');
  });

  it('highlights code on the server, by classes', async () => {
    const { html } = (await testApp.visitor().get('/api/posts/read-an-error-without-panic')).json();
    expect(html).toContain('<span class="code-keyword">try</span>');
    expect(html).not.toContain('style=');
  });

  it('does not find a post by another name', async () => {
    expect((await testApp.visitor().get('/api/posts/nothing')).statusCode).toBe(404);
    expect((await testApp.visitor().open('/blog/nothing')).body).toContain('404 Page Not Found</h1>');
  });
});

describe('the feed', () => {
  it('contains every post in full, with absolute URLs', async () => {
    const { body, headers } = await testApp.visitor().get('/blog/rss.xml');
    const listed = (await testApp.visitor().get('/api/posts')).json<{ slug: string; title: string }[]>();
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(body.match(/<item>/g)).toHaveLength(listed.length);
    for (const { slug } of listed) {
      expect(body).toContain(`<guid isPermaLink="true">${testApp.config.publicUrl}/blog/${slug}</guid>`);
    }
    expect(body.match(/<pubDate>\w{3}, \d{2} \w{3} \d{4} 00:00:00 GMT<\/pubDate>/g)).toHaveLength(
      listed.length,
    );
    expect(body).toContain('<dc:creator>Robin Ashdown</dc:creator>');
    expect(body).toContain('<category>basics</category>');
    expect(body).toContain('&lt;h2 id=');
    expect(body).not.toContain('href=&quot;/');
  });

  it('is linked on the pages', async () => {
    const feed =
      '<link rel="alternate" type="application/rss+xml" title="Chalkline blog" href="/blog/rss.xml">';
    expect((await testApp.visitor().open('/blog')).body).toContain(feed);
  });
});

describe('a legal page', () => {
  it.each(['/privacy-policy', '/terms-and-conditions'])(
    'begins with a list of its parts: %s',
    async (url) => {
      const { body } = await testApp.visitor().open(url);
      const [, contents = ''] = /<nav aria-labelledby="contents"[^>]*>(.*?)<\/nav>/s.exec(body) ?? [];
      const ids = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
      const parts = [...body.matchAll(/<h2 id="([^"]+)">/g)].map(([, id]) => id);
      expect(ids.length).toBeGreaterThan(7);
      expect(ids).toEqual(parts);
    },
  );
});

describe('a page that is only read', () => {
  it.each(['/blog', '/blog/tag/basics', '/privacy-policy', '/terms-and-conditions'])(
    'ships nothing that runs: %s',
    async (url) => {
      const { statusCode, body } = await testApp.visitor().open(url);
      expect(statusCode).toBe(200);
      expect(body.replace('<script type="application/ld+json">', '')).not.toContain('<script');
      expect(body).not.toContain('type="module"');
    },
  );

  it('ships one small script as a post, for its copy buttons', async () => {
    const { body } = await testApp.visitor().open('/blog/write-a-first-prompt');
    const scripts = [...body.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src);
    expect(scripts).toEqual([expect.stringContaining('copy-prompts')]);
    expect(body).toMatch(/<button[^>]* hidden=""[^>]* data-copies="prompt-part-1"/);
  });

  it.each(['/privacy-policy', '/terms-and-conditions'])('says when it was last updated: %s', async (url) => {
    expect((await testApp.visitor().open(url)).body).toContain('Last updated 15 August 2025');
  });
});
