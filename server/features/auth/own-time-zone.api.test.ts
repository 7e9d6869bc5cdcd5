import { accountTimeZonePath, timeZonesPath } from '@chalkline/contract/addresses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { WRITES_PER_MINUTE: '10000' } });
});
afterAll(() => testApp.close());

const zoneOf = async ({ client }: TestPerson) => (await client.get('/api/auth/user')).json().timeZone;
const save = ({ client }: TestPerson, timeZone: string, isDetected: boolean) =>
  client.write('PUT', accountTimeZonePath, { timeZone, isDetected });

describe('the time zone of a person', () => {
  it('is detected once, and can be changed', async () => {
    const ada = await testApp.person('Free');
    expect(await zoneOf(ada)).toBeNull();
    await ada.client.formToken();
    const replies = await Promise.all(Array.from({ length: 50 }, () => save(ada, 'Europe/Berlin', true)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect(await zoneOf(ada)).toBe('Europe/Berlin');
    await save(ada, 'Asia/Tokyo', true);
    expect(await zoneOf(ada)).toBe('Europe/Berlin');
    await save(ada, 'Asia/Tokyo', false);
    expect(await zoneOf(ada)).toBe('Asia/Tokyo');
  });

  it('is saved by a form without scripts', async () => {
    const ada = await testApp.person('Free');
    const fields = { _csrf: await ada.client.formToken(), timeZone: 'America/New_York' };
    const reply = await ada.client.send({
      method: 'POST',
      url: accountTimeZonePath,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: new URLSearchParams(fields).toString(),
    });
    expect([reply.statusCode, reply.headers.location]).toEqual([
      303,
      '/account?saved=time-zone#time-zone-title',
    ]);
    expect(await zoneOf(ada)).toBe('America/New_York');
  });

  it('is offered by its current name, and can still have the old one of a browser', async () => {
    const ada = await testApp.person('Free');
    const names = (await ada.client.get(timeZonesPath)).json<string[]>();
    expect(names).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Europe/Kyiv']));
    expect(names).not.toContain('Asia/Calcutta');
    expect(names).not.toContain('Europe/Kiev');
    expect((await save(ada, 'Asia/Calcutta', true)).statusCode).toBe(204);
    expect(await zoneOf(ada)).toBe('Asia/Calcutta');
  });

  it('is one that exists', async () => {
    const ada = await testApp.person('Free');
    for (const name of ['Nowhere/City', '', 'x'.repeat(100)])
      expect((await save(ada, name, false)).statusCode).toBe(422);
    expect(await zoneOf(ada)).toBeNull();
    expect((await ada.client.get(timeZonesPath)).json()).toContain('Europe/Berlin');
  });
});
