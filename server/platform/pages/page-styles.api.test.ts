import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

/** The classes of style modules, which a build names after the module. */
const moduleClass = /^[a-z-]+_\w+$/;

function classesIn(html: string): string[] {
  const all = [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  return [...new Set(all)].filter((name) => moduleClass.test(name));
}

async function styleSheetsOf(html: string): Promise<string> {
  const addresses = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, url = '']) => url);
  const sheets = await Promise.all(addresses.map((url) => testApp.visitor().open(url)));
  return sheets.map(({ body }) => body).join('\n');
}

/** Classes of the page that its style sheet knows nothing about, but the one with all rules does. */
async function missingOn(html: string): Promise<string[]> {
  const css = await styleSheetsOf(html);
  const [, more = ''] = / data-all-styles="([^"]+)"/.exec(html) ?? [];
  const all = (await testApp.visitor().open(more)).body;
  const has = (sheet: string, name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(sheet);
  return classesIn(html).filter((name) => has(all, name) && !has(css, name));
}

describe('the style sheet', () => {
  it.each([
    '/',
    '/pricing',
    '/sign-in',
    '/sign-in/code',
    '/blog',
    '/blog/tag/basics',
    '/blog/write-a-first-prompt',
    '/privacy-policy',
    '/notify-me/sign-in-that-holds',
    '/notify-me/confirm/none',
    '/notify-me/unsubscribe/none',
  ])('has the rules of every part of %s, also if browsers load no script there', async (url) => {
    const { body } = await testApp.visitor().open(url);
    const classes = classesIn(body);
    expect(classes.length).toBeGreaterThan(10);
    const css = await styleSheetsOf(body);
    expect(classes.filter((name) => !css.includes(`.${name}`))).toEqual([]);
  });

  it.each([
    '/dashboard',
    '/courses',
    '/courses/39',
    '/build-your-first-website/1',
    '/build-your-first-website/3',
    '/prompts',
    '/prompts?search=nothing-like-it',
    '/consulting',
    '/account?saved=emails',
    '/notifications',
    '/search?q=website',
    '/checkout/complete?session=none',
    '/no/such/page',
    '/build-your-first-website/99',
    '/founder',
    '/founder?days=365',
    '/founder/reviews',
    '/founder/tickets',
    '/founder/questions',
    '/founder/content',
    '/founder/content/videos',
    '/founder/content/transfer',
    '/founder/content/course/39',
    '/founder/content/lesson/3901',
    '/founder/content/lesson/new?course=39',
    '/founder/content/course/39/versions',
    '/founder/members',
    '/founder/members/me',
    '/founder/team',
    '/founder/audit',
    '/founder/operations',
    '/founder/no-such-part',
  ])('has the rules of every part of %s for the team', async (url) => {
    const { client } = await testApp.person('Consulting', { role: 'founder' });
    const { body } = await client.open(url);
    expect(body).toContain('data-all-styles');
    expect(classesIn(body).length).toBeGreaterThan(10);
    expect(await missingOn(body)).toEqual([]);
  });

  it.each([
    '/build-your-first-website/1',
    '/replit-prompts',
    '/replit-consulting',
    '/build-your-first-website',
    '/pricing',
  ])('has the rules of every part of %s for visitors', async (url) => {
    const { body } = await testApp.visitor().open(url);
    expect(body).toContain('data-all-styles');
    expect(await missingOn(body)).toEqual([]);
  });

  it('has all rules but those of the console where a paywall replaces the page', async () => {
    const { client } = await testApp.person('Free');
    const { body } = await client.open('/consulting');
    expect(body).toContain('paywall_paywall');
    expect(body).not.toContain('data-all-styles');
    const css = await styleSheetsOf(body);
    expect(classesIn(body).filter((name) => !css.includes(`.${name}`))).toEqual([]);
    expect(css).not.toContain('.ticket-queue_');
  });

  it('has the rules of a paywall that is a part of the page', async () => {
    const { client } = await testApp.person('Free');
    for (const url of [
      '/dashboard',
      '/build-your-first-website',
      '/build-your-first-website/2',
      '/prompts',
    ]) {
      const { body } = await client.open(url);
      expect(await missingOn(body)).toEqual([]);
    }
  });
});
