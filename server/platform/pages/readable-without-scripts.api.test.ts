import { themePath } from '@chalkline/contract/addresses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metaContent } from '../../testing/page-facts.ts';
import { elementIn, headingsIn, readableText } from '../../testing/page-text.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const publicPages = [
  '/',
  '/replit-courses',
  '/replit-prompts',
  '/replit-consulting',
  '/pricing',
  '/build-your-first-website',
  '/sign-in-that-holds',
];
const writtenPages = [
  '/blog',
  '/blog/tag/basics',
  '/blog/write-a-first-prompt',
  '/privacy-policy',
  '/terms-and-conditions',
];
const html = async (url: string) => (await testApp.visitor().open(url)).body;

describe('the HTML of a public page', () => {
  it.each([...publicPages, ...writtenPages])('has its heading, navigation and footer: %s', async (url) => {
    const body = await html(url);
    expect(headingsIn(body).filter((heading) => heading.startsWith('h1 '))).toHaveLength(1);
    expect(elementIn(body, 'nav').match(/<a /g)).toHaveLength(5);
    expect(elementIn(body, 'header')).toMatch(
      /href="\/sign-in(?:\?returnTo=[^"]+)?"[^>]*>(?:<[^>]+>)*Sign in</,
    );
    expect(elementIn(body, 'footer')).toContain('href="/privacy-policy"');
  });

  it.each([...publicPages, ...writtenPages])(
    'has a title with the brand, and a description: %s',
    async (url) => {
      const body = await html(url);
      const isPublic = publicPages.includes(url);
      const [, title] = /<title>([^<]*)<\/title>/.exec(body) ?? [];
      expect(title).toMatch(isPublic ? /Chalkline/ : / · Chalkline$/);
      const atLeast = isPublic ? 40 : 20;
      expect(metaContent(body, 'description')?.length).toBeGreaterThan(atLeast);
    },
  );

  it('has a canonical URL without a query', async () => {
    expect(await html('/replit-courses?utm_source=mail')).toContain(
      `<link rel="canonical" href="${testApp.config.publicUrl}/replit-courses">`,
    );
  });
});

describe('the HTML of the courses page', () => {
  it('lists every course', async () => {
    const courses = (await testApp.visitor().get('/api/courses')).json<{ title: string }[]>();
    const headings = headingsIn(elementIn(await html('/replit-courses'), 'main')).join('\n');
    for (const { title } of courses) expect(headings).toContain(title);
  });
});

describe('the HTML of the home page', () => {
  it('has its three featured courses and every skill', async () => {
    const visitor = testApp.visitor();
    const courses = (await visitor.get('/api/courses')).json<{ id: number; title: string }[]>();
    const skills = (await visitor.get('/api/skills')).json<{ name: string }[]>();
    const featured = courses.filter(({ id }) => [39, 37, 38].includes(id));
    const main = elementIn(await html('/'), 'main');
    expect(featured).toHaveLength(3);
    for (const { title } of featured) expect(headingsIn(main).join('\n')).toContain(title);
    for (const { name } of skills) expect(readableText(main)).toContain(name);
  });

  it('leads a signed-in user to their dashboard', async () => {
    const { client } = await testApp.person('Free');
    const { body } = await client.open('/');
    expect(body).toContain('Go to Dashboard');
    expect(body).not.toContain('>Get Started<');
  });
});

describe('the HTML of a lesson', () => {
  it('contains its title and its video for a member', async () => {
    const { client } = await testApp.person('Monthly');
    const { body } = await client.open('/build-your-first-website/1');
    expect(headingsIn(body)[0]).toMatch(/^h1 ./);
    expect(body).toMatch(
      /<video [^>]*src="\/media\/lessons\/build-your-first-website\/say-what-you-want.mp4"/,
    );
  });
});

describe('the HTML of a free lesson', () => {
  it('contains its key points, which are in a tab where scripts run', async () => {
    const [, noscript = ''] =
      /<noscript>(.*?)<\/noscript>/s.exec(await html('/build-your-first-website/1')) ?? [];
    expect(noscript).toContain('Key Learning Points');
    expect(noscript).toContain('What You&#x27;ll Build');
  });
});

describe('the HTML of the account page', () => {
  it('contains the fields of My project', async () => {
    const { client } = await testApp.person('Free');
    const { body } = await client.open('/account');
    expect(body).toMatch(/<input [^>]*name="joinLink"/);
  });
});

describe('the theme switch', () => {
  it.each(writtenPages)('is a form on a page without scripts: %s', async (url) => {
    const body = await html(url);
    expect(body.replace(/<script[^>]+copy-prompts[^>]+>/, '')).not.toMatch(/<script[^>]+src=/);
    const footer = elementIn(body, 'footer');
    expect(footer).toContain(
      `<form action="${themePath}"><input type="hidden" name="returnTo" value="${url}"/>`,
    );
  });

  it('remembers the choice and returns to the page', async () => {
    const visitor = testApp.visitor();
    const choose = (query: string, headers = {}) =>
      visitor.send({ method: 'GET', url: `${themePath}?${query}`, headers });
    const theme = async () => /<html[^>]*data-theme="(\w+)"/.exec((await visitor.open('/blog')).body)?.[1];
    const reply = await choose('choice=dark&returnTo=/blog/tag/basics');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/blog/tag/basics']);
    expect(await theme()).toBe('dark');
    await choose('choice=light', { 'sec-fetch-site': 'cross-site' });
    await choose('choice=purple');
    expect(await theme()).toBe('dark');
    expect((await choose('choice=system&returnTo=//evil.example')).headers.location).toBe('/');
    expect(await theme()).toBeUndefined();
  });
});
