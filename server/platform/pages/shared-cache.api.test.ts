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

  it('never shows one person’s page to another, whoever comes first, also if it ignores Vary', async () => {
    const orders = ['member first', 'visitor first'];
    const kinds = [true, false].flatMap((heedsVary) => orders.map((order) => ({ heedsVary, order })));
    for (const { heedsVary, order } of kinds) {
      const cache = new SharedCache({ heedsVary });
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
    const private_ = [
      ...['/dashboard', '/account', '/courses', '/prompts', '/search?q=stripe', '/no/such/page'],
      '/api/auth/user',
    ];
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

  describe('for the link of a campaign', () => {
    const campaign = 'utm_source=news&utm_campaign=%22%3E%3Cscript%3E&fbclid=secret-of-the-first';

    it('gets the page that everybody gets, with nothing of the link in it', async () => {
      for (const path of paths) {
        const plain = await testApp.visitor().get(path);
        const fromCampaign = await testApp.visitor().get(`${path}?${campaign}`);
        expect(fromCampaign.headers['cache-control'], path).toContain('public');
        expect(fromCampaign.headers.etag, path).toBe(plain.headers.etag);
        expect(fromCampaign.body, path).toBe(plain.body);
      }
    });

    it('leaves nothing in the page of the next visitor, even when it comes first', async () => {
      const fresh = await startTestApp();
      try {
        const first = await fresh.visitor().get(`/pricing?${campaign}`);
        const next = await fresh.visitor().get('/pricing');
        expect(first.body).not.toContain('secret-of-the-first');
        expect(next.body).toBe(first.body);
      } finally {
        await fresh.close();
      }
    });

    it('keeps nothing of a signed-in person, and gives them no cached page', async () => {
      const page = await member.client.get(`/pricing?${campaign}`);
      expect(page.headers['cache-control']).toContain('no-store');
      expect((await testApp.visitor().get(`/pricing?${campaign}`)).body).not.toContain('Winifred');
    });

    it('does not answer from the cache what the page itself reads, or what is unknown', async () => {
      for (const query of ['search=sign', 'page=2', 'unknown=1', 'utm%5Fsource=a']) {
        const page = await testApp.visitor().get(`/pricing?${query}&${campaign}`);
        expect([query, page.headers['cache-control']]).toEqual([query, 'private, no-store']);
      }
    });

    it('returns people to the complete address after they have signed in', async () => {
      const { headers } = await testApp.visitor().get('/dashboard?utm_source=news');
      expect(headers.location).toBe(
        (await testApp.visitor().get('/dashboard')).headers.location
          ?.toString()
          .replace('%2Fdashboard', '%2Fdashboard%3Futm_source%3Dnews'),
      );
    });
  });
});
