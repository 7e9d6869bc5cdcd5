import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

interface Rules {
  readonly prerender: readonly { where: { and: readonly { href_matches?: string[] }[] } }[];
}

async function prerendered(): Promise<string[]> {
  const { body } = await testApp.visitor().get('/speculation-rules.json');
  const { prerender } = JSON.parse(body) as Rules;
  return prerender.flatMap(({ where }) => where.and.flatMap(({ href_matches = [] }) => href_matches));
}

describe('the speculation rules', () => {
  it('are sent in the format that browsers expect', async () => {
    const { headers } = await testApp.visitor().get('/speculation-rules.json');
    expect(headers['content-type']).toContain('application/speculationrules+json');
  });

  it('name public pages', async () => {
    expect(await prerendered()).toEqual(
      expect.arrayContaining(['/', '/pricing', '/blog', '/blog/write-a-first-prompt', '/privacy-policy']),
    );
  });

  it('name no page that a visitor gets as their own, and no call', async () => {
    for (const path of await prerendered()) {
      const { headers, statusCode } = await testApp.visitor().open(path);
      expect([path, statusCode, headers['cache-control']]).toEqual([
        path,
        200,
        'public, max-age=0, must-revalidate',
      ]);
    }
  });

  it('are named by the public pages of visitors only', async () => {
    const rules = '"/speculation-rules.json"';
    const member = await testApp.person('Monthly');
    const headerOf = async (client: typeof member.client, path: string) =>
      (await client.open(path)).headers['speculation-rules'];
    expect(await headerOf(testApp.visitor(), '/blog')).toBe(rules);
    expect(await headerOf(member.client, '/blog')).toBeUndefined();
    expect(await headerOf(member.client, '/dashboard')).toBeUndefined();
    expect(await headerOf(testApp.visitor(), '/sign-in')).toBeUndefined();
  });
});
