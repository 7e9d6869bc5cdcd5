import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { webScreens } from '../../testing/web-screens.ts';

let testApp: TestApp;
let addresses: readonly string[];
beforeAll(async () => {
  testApp = await startTestApp();
  const { screens, consoleScreens, examplesOf } = await webScreens();
  addresses = [...screens, ...consoleScreens].flatMap(examplesOf);
});
afterAll(() => testApp.close());

/** The content security policy blocks both. */
const inlineStyle = / style="[^"]*"|<style[\s>]/;

describe('every page', () => {
  it('has its styles in the style sheet', async () => {
    expect(addresses.length).toBeGreaterThan(30);
    const { client: founder } = await testApp.person('Consulting', { role: 'founder' });
    for (const client of [testApp.visitor(), founder]) {
      for (const address of addresses) {
        const { body } = await client.open(address);
        expect([address, inlineStyle.exec(body)?.[0]]).toEqual([address, undefined]);
      }
    }
  });

  it('has no inline styles on its error pages either', async () => {
    const { body } = await testApp.visitor().open('/api/nothing');
    expect(inlineStyle.exec(body)?.[0]).toBeUndefined();
  });
});
