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
});
