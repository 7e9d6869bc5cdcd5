import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses, posts } from '../../db/schema.ts';
import { metaContent, sitemapPaths, structuredDataIn } from '../../testing/page-facts.ts';
import { schemaProblems } from '../../testing/schema-org.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let paths: string[];

beforeAll(async () => {
  testApp = await startTestApp();
  paths = sitemapPaths((await testApp.visitor().get('/sitemap.xml')).body, testApp.config.publicUrl);
});
afterAll(() => testApp.close());

const publicScreens = ['/', '/replit-courses', '/replit-prompts', '/replit-consulting', '/pricing', '/blog'];

describe('the sitemap', () => {
  it('lists every public page, each with the day of its last change', async () => {
    const { body, headers } = await testApp.visitor().get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(paths).toEqual(
      expect.arrayContaining([
        ...publicScreens,
        '/build-your-first-website/1',
        '/build-your-first-website',
        '/sign-in-that-holds',
        '/blog/write-a-first-prompt',
        '/blog/tag/basics',
        '/privacy-policy',
        '/terms-and-conditions',
      ]),
    );
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).not.toContain('/build-your-first-website/2');
    expect(body.match(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/g)).toHaveLength(paths.length);
    expect(body).toContain('/privacy-policy</loc><lastmod>2025-08-15</lastmod>');
  });

  it('lists only pages that open for a visitor, by their canonical URL, and may be indexed', async () => {
    for (const path of paths) {
      const { statusCode, body } = await testApp.visitor().open(path);
      expect(statusCode, path).toBe(200);
      expect(body).toContain(`<link rel="canonical" href="${testApp.config.publicUrl}${path}">`);
      expect(metaContent(body, 'robots')).toBeUndefined();
    }
  });

  it('is named by robots.txt', async () => {
    const { body, headers } = await testApp.visitor().get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain(`Sitemap: ${testApp.config.publicUrl}/sitemap.xml`);
    expect(body).toContain('User-agent: *');
  });
});

describe('a public page', () => {
  it('has its own title, description and picture', async () => {
    const seen = { titles: new Set<string>(), descriptions: new Set<string>(), pictures: new Set<string>() };
    for (const path of paths) {
      const { body } = await testApp.visitor().open(path);
      seen.titles.add(metaContent(body, 'og:title') ?? '');
      seen.descriptions.add(metaContent(body, 'description') ?? '');
      seen.pictures.add(metaContent(body, 'og:image') ?? '');
      expect(metaContent(body, 'og:url'), path).toBe(testApp.config.publicUrl + path);
      expect(metaContent(body, 'description')?.length, path).toBeLessThanOrEqual(170);
      expect(metaContent(body, 'twitter:card')).toBe('summary_large_image');
    }
    expect(seen.titles.size).toBe(paths.length);
    expect(seen.descriptions.size).toBe(paths.length);
    expect(seen.pictures.size).toBe(paths.length);
  });

  it('describes itself in types and properties that schema.org defines', async () => {
    for (const path of paths) {
      const data = structuredDataIn((await testApp.visitor().open(path)).body);
      expect(data['@context']).toBe('https://schema.org');
      expect(schemaProblems(data['@graph']), path).toEqual([]);
    }
  });

  it.each([
    ['/', ['Organization', 'WebSite', 'Product', 'FAQPage']],
    ['/replit-courses', ['ItemList', 'BreadcrumbList']],
    ['/build-your-first-website/1', ['LearningResource', 'BreadcrumbList']],
    ['/replit-consulting', ['Product', 'FAQPage', 'BreadcrumbList']],
    ['/build-your-first-website', ['Course', 'BreadcrumbList']],
    ['/sign-in-that-holds', ['WebPage', 'BreadcrumbList']],
    ['/pricing', ['Product', 'FAQPage', 'BreadcrumbList']],
    ['/blog/write-a-first-prompt', ['BlogPosting', 'BreadcrumbList']],
    ['/privacy-policy', ['WebPage', 'BreadcrumbList']],
  ])('has structured data: %s', async (path, types) => {
    const data = structuredDataIn((await testApp.visitor().open(path)).body);
    expect(data['@graph'].map((thing) => thing['@type'])).toEqual(types);
  });

  it('cannot be broken by text in its content', async () => {
    const { db } = testApp.database;
    const evil = '</script><script>alert(1)</script><!--';
    const original = { title: 'Build Your First Website' };
    await db.update(courses).set({ title: evil }).where(eq(courses.id, 39));
    const open = async () => (await testApp.visitor().open('/replit-courses')).body;
    await expect.poll(open).toContain('alert(1)');
    const body = await open();
    expect(body).not.toContain('<script>alert');
    expect(JSON.stringify(structuredDataIn(body))).toContain('alert(1)');
    await db.update(courses).set(original).where(eq(courses.id, 39));
    await expect.poll(open).not.toContain('alert(1)');
  });

  it('keeps private pages away from search engines', async () => {
    const { client } = await testApp.person('Consulting');
    for (const path of ['/dashboard', '/courses/39', '/account', '/no/such/page']) {
      const { body } = await client.open(path);
      expect(metaContent(body, 'robots'), path).toBe('noindex');
      expect(body).not.toContain('ld+json');
      expect(metaContent(body, 'og:image')).toBeUndefined();
    }
  });
});

describe('the picture beside a shared link', () => {
  it('is drawn for a public page, and may be embedded by other sites', async () => {
    const { body } = await testApp.visitor().open('/blog/write-a-first-prompt');
    const address = metaContent(body, 'og:image')?.slice(testApp.config.publicUrl.length) ?? '';
    const { rawPayload, headers, statusCode } = await testApp.visitor().get(address);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/png');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    const again = await testApp.visitor().get(address, { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    '/share-images/front-page.png?a=1',
    '/share-images/privacy-policy.png',
    '/share-images/build-your-first-website/1.png',
    '/share-images/build-your-first-website.png',
    '/share-images/sign-in-that-holds.png',
    '/share-images/pricing.png',
    '/share-images/blog/tag/basics.png',
  ])('exists at %s', async (address) => {
    expect((await testApp.visitor().get(address)).statusCode).toBe(200);
  });

  it.each([
    '/share-images/dashboard.png',
    '/share-images/build-your-first-website/2.png',
    '/share-images/courses/39.png',
    '/share-images/no-such-course.png',
    '/share-images/no/such/page.png',
    '/share-images/sandbox/ui.png',
    '/share-images/replit-courses',
    '/share-images/replit-courses/.png',
    '/share-images//evil.example/.png',
    '/share-images/.png',
    '/share-images/',
  ])('does not exist at %s, which is not public', async (address) => {
    expect((await testApp.visitor().get(address)).statusCode).toBe(404);
  });

  it('shows nothing about the person who is signed in', async () => {
    const { client } = await testApp.person('Consulting');
    const theirs = await client.get('/share-images/front-page.png');
    const mine = await testApp.visitor().get('/share-images/front-page.png');
    expect(theirs.headers.etag).toBe(mine.headers.etag);
  });
});

describe('llms.txt', () => {
  it('lists every page with its description', async () => {
    const { body, headers } = await testApp.visitor().get('/llms.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^# Chalkline\n\n> \S/);
    for (const path of paths) expect(body).toContain(`](${testApp.config.publicUrl}${path}): `);
  });
});

describe('the files for search engines', () => {
  it('follow changes of the content', async () => {
    const { db } = testApp.database;
    const fresh = { slug: 'a-new-post', title: 'New & <bold>', description: 'Of today.', author: 'Robin' };
    await db
      .insert(posts)
      .values({ ...fresh, publishedOn: '2026-01-05', tags: ['fresh'], markdown: 'Hello' });
    const read = async (path: string) => (await testApp.visitor().get(path)).body;
    await expect.poll(() => read('/sitemap.xml')).toContain('/blog/a-new-post</loc>');
    expect(await read('/sitemap.xml')).toContain('/blog/tag/fresh</loc><lastmod>2026-01-05');
    expect(await read('/blog/rss.xml')).toContain('<title>New &amp; &lt;bold&gt;</title>');
    expect(await read('/llms.txt')).toContain('[New & <bold>]');
    await db.delete(posts).where(eq(posts.slug, 'a-new-post'));
    await expect.poll(() => read('/sitemap.xml')).not.toContain('a-new-post');
  });
});

it('limits share images per client, also those that do not exist', async () => {
  const visitor = testApp.visitor();
  for (let count = 0; count < 60; count += 1) await visitor.get('/share-images/no-such-page.png');
  const refused = await visitor.get('/share-images/pricing.png');
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'slow_down']);
});
