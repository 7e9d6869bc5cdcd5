import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp;
let person: TestPerson;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { LOG_LEVEL: 'silent' } });
  person = await testApp.person('Monthly');
  await testApp.visitor().open('/replit-courses');
});
afterAll(() => testApp.close());

/** Holds every database connection, and queues more queries than the product accepts. */
function useUpDatabase(): () => Promise<void> {
  const { db } = testApp.database;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const work = Array.from({ length: 150 }, () => db.transaction(() => held).catch(() => undefined));
  return async () => {
    release();
    await Promise.all(work);
  };
}

describe('an overloaded product', () => {
  it('refuses work at once, answers cheap requests, and recovers', async () => {
    const letGo = useUpDatabase();
    const refused = await person.client.get('/api/courses');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    expect(refused.json()).toMatchObject({ code: 'unavailable' });
    expect((await person.client.get('/%61pi/courses')).statusCode).toBe(503);
    const page = await person.client.open('/dashboard');
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '2']);
    expect(page.headers['content-type']).toContain('text/html');
    expect((await testApp.visitor().get('/share-images/pricing.png')).statusCode).toBe(503);

    expect((await testApp.visitor().get('/healthz')).statusCode).toBe(200);
    expect((await testApp.visitor().get('/readyz')).json()).toEqual({ status: 'ready' });
    expect((await testApp.visitor().open('/replit-courses')).statusCode).toBe(200);

    await letGo();
    expect((await person.client.get('/api/courses')).statusCode).toBe(200);
    expect((await person.client.open('/dashboard')).statusCode).toBe(200);
  });

  it('renders as many pages as it can, and refuses the others', async () => {
    const opened = await Promise.all(Array.from({ length: 300 }, () => person.client.open('/dashboard')));
    const statuses = opened.map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(16);
    expect((await person.client.open('/dashboard')).statusCode).toBe(200);
  });
});
