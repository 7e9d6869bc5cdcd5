import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { webScreens } from '../../testing/web-screens.ts';

const { screens, consoleScreens, notFoundScreen, examplesOf } = await webScreens();

const plainAddresses = screens.filter(({ isPlain }) => isPlain).flatMap(examplesOf);
/** A preview shows any part of other pages, so it has all styles from the start. */
const interactiveAddresses = [...screens, ...consoleScreens, notFoundScreen]
  .filter(({ isPlain, name }) => !isPlain && name !== 'founder-content-preview')
  .flatMap(examplesOf);

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

/** Classes of the page that its style sheet knows nothing about, but the one with all styles does. */
async function missingOn(html: string): Promise<string[]> {
  const css = await styleSheetsOf(html);
  const [, allStyles] = / data-all-styles="([^"]+)"/.exec(html) ?? [];
  if (!allStyles) throw new Error('The page does not name the style sheet with all styles.');
  const all = (await testApp.visitor().open(allStyles)).body;
  const has = (sheet: string, name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(sheet);
  return classesIn(html).filter((name) => has(all, name) && !has(css, name));
}

const missingLesson = '/build-your-first-website/99';

/** The interactive pages that a person is shown, with the rules that are missing. Redirects are left out. */
async function missingOnPages(client: Pick<TestClient, 'open'>): Promise<Map<string, string[]>> {
  const missing = new Map<string, string[]>();
  for (const address of [...interactiveAddresses, missingLesson]) {
    const { body, statusCode } = await client.open(address);
    if (statusCode === 302) continue;
    expect(classesIn(body).length, address).toBeGreaterThan(10);
    missing.set(address, await missingOn(body));
  }
  return missing;
}

const withMissing = (pages: Map<string, string[]>) => [...pages].filter(([, names]) => names.length > 0);

describe('the style sheet of a page', () => {
  it.each(plainAddresses)('has the rules of every part of %s, where browsers load no script', async (url) => {
    const { body } = await testApp.visitor().open(url);
    const classes = classesIn(body);
    expect(classes.length).toBeGreaterThan(10);
    const css = await styleSheetsOf(body);
    expect(classes.filter((name) => !css.includes(`.${name}`))).toEqual([]);
  });

  it('has the rules of every part that the team is shown', async () => {
    const { client } = await testApp.person('Consulting', { role: 'founder' });
    const pages = await missingOnPages(client);
    expect(withMissing(pages)).toEqual([]);
    expect([...pages.keys()]).toEqual(expect.arrayContaining(['/dashboard', '/founder', missingLesson]));
  });

  it('has the rules of every part that visitors are shown', async () => {
    const pages = await missingOnPages(testApp.visitor());
    expect(withMissing(pages)).toEqual([]);
    expect([...pages.keys()]).toEqual(
      expect.arrayContaining(['/', '/replit-prompts', '/build-your-first-website/1']),
    );
  });

  it('has the rules of a dialog that links lead to', async () => {
    const { client } = await testApp.person('Annual');
    const css = await styleSheetsOf((await client.open('/prompts?prompt=25')).body);
    for (const name of ['dialog_panel', 'prompt-dialog_text', 'placeholder-fields_fields'])
      expect(css).toContain(`.${name}`);
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
