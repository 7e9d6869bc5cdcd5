import { describe, expect, it } from 'vitest';
import { signInCodes } from '../../db/schema.ts';
import { setUpCodeTests } from '../../testing/code-sign-in.ts';
import { queriesDuring } from '../../testing/counted-queries.ts';
import type { TestClient } from '../../testing/test-client.ts';

const codePage = '/sign-in/code';
const { codes, testApp } = setUpCodeTests();

describe('asking for a code', () => {
  it.each([
    '',
    'nobody',
    'a b@example.com',
    'ada@example.com\r\nBcc: eve@example.com',
    'ada@example.com,eve@example.com',
    '"ada" <ada@example.com>',
    `${'a'.repeat(250)}@example.com`,
  ])('is refused for %j, and sends nothing', async (email) => {
    const browser = testApp().visitor();
    const location = await codes().ask(browser, email, '/courses');
    expect(location).toBe('/sign-in?returnTo=%2Fcourses&problem=address');
    expect(codes().smtp.taken).toEqual([]);
    expect(browser.cookies.has('sign-in-code')).toBe(false);
  });

  it('sends one message with one recipient and nothing that the sender chose', async () => {
    const browser = testApp().visitor();
    await browser.send({
      method: 'POST',
      url: '/api/sign-in/code',
      headers: { 'x-csrf-token': await browser.formToken(), 'user-agent': 'Injected <b>agent</b>' },
      payload: { email: 'ada@example.com', returnTo: '/injected-page', name: 'Injected name' },
    });
    expect(codes().smtp.taken.map(({ to }) => to)).toEqual(['ada@example.com']);
    expect(codes().smtp.taken[0]?.raw).not.toMatch(/injected/i);
  });

  it('is answered the same for known and unknown addresses, after the same queries', async () => {
    await testApp().person('Lifetime', { email: 'known@example.com' });
    await codes().signIn('coded@example.com');
    const answers = [];
    for (const email of ['known@example.com', 'coded@example.com', 'unknown@example.com']) {
      const browser = testApp().visitor();
      let reply: Awaited<ReturnType<TestClient['write']>> | undefined;
      const queries = await queriesDuring(testApp().database, async () => {
        reply = await browser.write('POST', '/api/sign-in/code', { email });
      });
      const { date, 'set-cookie': cookie, 'x-request-id': id, ...headers } = reply?.headers ?? {};
      const { pending } = (await browser.get('/api/sign-in/code')).json();
      answers.push({ status: reply?.statusCode, headers, queries, pending: { ...pending, email: '' } });
    }
    expect(answers[0]).toMatchObject({ status: 303, headers: { location: codePage } });
    expect(answers[0]?.queries.length).toBeGreaterThan(0);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('says so when the mail server takes no messages, and leaves no code behind', async () => {
    await codes().smtp.goDown();
    const browser = testApp().visitor();
    expect(await codes().ask(browser, 'ada@example.com', '/courses')).toBe(
      '/sign-in?returnTo=%2Fcourses&problem=mail',
    );
    await codes().smtp.comeUp();
    expect(await testApp().database.db.$count(signInCodes)).toBe(0);
    expect(await codes().ask(browser, 'ada@example.com')).toBe(codePage);
  });
});
