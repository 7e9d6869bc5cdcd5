import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp;
let person: TestPerson;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { LOG_LEVEL: 'silent' } });
  person = await testApp.person('Monthly');
  await testApp.visitor().open('/replit-courses');
  await testApp.visitor().get('/api/courses');
  testApp.database.contentWatch.connectionLost();
  await testApp.loseDatabase();
});
afterAll(() => testApp.close());

describe('the product', () => {
  it.each(['/api/auth/user', '/api/user/progress', '/api/user/courses'])(
    'refuses a call as unavailable without its database, and reveals nothing about the call: %s',
    async (url) => {
      const reply = await person.client.get(url);
      expect(reply.statusCode).toBe(503);
      expect(reply.headers['retry-after']).toBe('2');
      expect(reply.json()).toEqual({
        code: 'unavailable',
        message: 'This isn’t available right now. Please try again in a moment.',
      });
    },
  );

  it('shows an error page in plain words without its database', async () => {
    const { statusCode, body, headers } = await person.client.open('/dashboard');
    expect(statusCode).toBe(503);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('Please try again in a moment.');
    expect(body).not.toMatch(/select|params/i);
  });

  it('is alive but not ready without its database', async () => {
    expect((await testApp.visitor().get('/healthz')).statusCode).toBe(200);
    expect((await testApp.visitor().get('/readyz')).json()).toEqual({ status: 'database_unreachable' });
  });

  it('still serves cached public pages and calls to visitors without its database', async () => {
    const page = await testApp.visitor().open('/replit-courses');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Build Your First Website');
    expect((await testApp.visitor().get('/api/courses')).statusCode).toBe(200);
  });

  it('cannot serve a public page that was not cached without its database', async () => {
    const page = await testApp.visitor().open('/blog');
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '2']);
    expect(page.body).toContain('Try again');
  });
});
