import { gunzipSync } from 'node:zlib';
import type { RenderedPage, RenderPage } from '@chalkline/contract/pages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const headers = { accept: 'text/html', 'accept-encoding': 'gzip' };

let rendering: () => Promise<RenderedPage>;
const render: RenderPage = async ({ url }) => ({
  ...{ kind: 'page', status: 200, fingerprint: url, isPublic: true, isIndexed: true },
  render: () => rendering(),
});

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ render, expectedErrors: /part of a page|request failed: broken/ });
});
afterAll(() => testApp.close());

beforeEach(() => {
  rendering = async () => ({ html: ['The whole page'], isComplete: true });
});

describe('rendering a page', () => {
  it('that fails is answered by an error page that browsers can read, and tried again the next time', async () => {
    const { client } = await testApp.person('Monthly');
    rendering = () => Promise.reject(new Error('broken'));
    const failed = await client.get('/dashboard', headers);
    expect([failed.statusCode, failed.headers['content-encoding']]).toEqual([500, undefined]);
    expect(failed.body).toContain('Something went wrong');
    rendering = async () => ({ html: ['The whole page'], isComplete: true });
    const repeated = await client.get('/dashboard', headers);
    expect(gunzipSync(repeated.rawPayload).toString()).toBe('The whole page');
  });

  it.each(['visitor', 'member'])(
    'that leaves out a part is not kept for the next request of a %s',
    async (kind) => {
      const client = kind === 'visitor' ? testApp.visitor() : (await testApp.person('Monthly')).client;
      rendering = async () => ({ html: ['A part of the page'], isComplete: false });
      const textAt = async (url: string) =>
        gunzipSync((await client.get(url, headers)).rawPayload).toString();
      expect(await textAt('/pricing')).toBe('A part of the page');
      rendering = async () => ({ html: ['The whole page'], isComplete: true });
      expect(await textAt('/pricing')).toBe('The whole page');
    },
  );

  it('is repeated for visitors only, because they could fill the memory with addresses', async () => {
    let times = 0;
    rendering = async () => {
      times += 1;
      return { html: ['The whole page'], isComplete: true };
    };
    const { client } = await testApp.person('Monthly');
    for (let count = 0; count < 2; count += 1) await client.get('/courses', headers);
    expect(times).toBe(1);
    for (let count = 0; count < 2; count += 1) await testApp.visitor().get('/courses?number=1', headers);
    expect(times).toBe(3);
  });
});
