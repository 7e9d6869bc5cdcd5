import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitemapPaths } from '../../testing/page-facts.ts';
import { SharedCache } from '../../testing/shared-cache.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp;
let member: TestPerson;
let paths: string[];

beforeAll(async () => {
  testApp = await startTestApp();
  member = await testApp.person('Lifetime', { email: 'private@chalkline.example', firstName: 'Winifred' });
  paths = sitemapPaths((await testApp.visitor().get('/sitemap.xml')).body, testApp.config.publicUrl);
});
afterAll(() => testApp.close());

describe('a shared cache in front of the site', () => {
  it('may keep every public page of a visitor', async () => {
    const cache = new SharedCache();
    for (const path of [...paths, '/sitemap.xml', '/robots.txt', '/llms.txt', '/blog/rss.xml']) {
      const first = await cache.fetch(testApp.visitor(), path);
      const second = await cache.fetch(testApp.visitor(), path);
      expect([path, first.from, second.from]).toEqual([path, 'origin', 'cache']);
      expect(second.body, path).toBe(first.body);
    }
  });

  it('never shows one person’s page to another, whoever comes first', async () => {
    for (const order of ['member first', 'visitor first']) {
      const cache = new SharedCache();
      for (const path of paths) {
        const clients = [member.client, testApp.visitor(), member.client, testApp.visitor()];
        if (order === 'visitor first') clients.reverse();
        for (const client of clients) {
          const { body } = await cache.fetch(client, path);
          const isMine = client === member.client;
          expect(body.includes('private@chalkline.example') && !isMine, `${path}, ${order}`).toBe(false);
          if (isMine) expect(body, path).toMatch(/private@chalkline\.example|href="\/account"/);
          else expect(body, path).not.toContain('Winifred');
        }
      }
    }
  });

  it('keeps nothing that is personal, including redirects and refusals', async () => {
    const cache = new SharedCache();
    const private_ = ['/dashboard', '/account', '/courses', '/prompts', '/no/such/page', '/api/auth/user'];
    for (const path of private_) {
      await cache.fetch(member.client, path);
      await cache.fetch(testApp.visitor(), path);
    }
    expect(cache.size).toBe(0);
  });

  it('keeps a free lesson at one address only, though any word leads to it', async () => {
    const cache = new SharedCache();
    const variants = ['anything', '01', '1x'].map((word) => `/build-your-first-website/${word}`);
    for (const path of variants) {
      expect((await cache.fetch(testApp.visitor(), path)).body).toContain('<h1');
    }
    expect(cache.size).toBe(0);
    await cache.fetch(testApp.visitor(), '/build-your-first-website/1');
    expect(cache.size).toBe(1);
  });

  it('keeps the themes apart', async () => {
    const cache = new SharedCache();
    const dark = testApp.visitor();
    dark.cookies.set('theme', 'dark');
    expect((await cache.fetch(dark, '/')).body).toContain('<html lang="en" data-theme="dark">');
    expect((await cache.fetch(testApp.visitor(), '/')).body).toContain('<html lang="en">');
  });
});
