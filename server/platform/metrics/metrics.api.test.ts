import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { startMetricsServer } from './metrics-server.ts';

const token = 'a-token-that-only-monitoring-knows';
const log = { error: () => undefined };

let testApp: TestApp;
let member: TestPerson;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { METRICS_TOKEN: token } });
  member = await testApp.person('Consulting');
});
afterAll(() => testApp.close());

const request = (authorization?: string, url = '/metrics') =>
  testApp.app.inject({
    url,
    headers: { host: new URL(testApp.config.publicUrl).host, ...(authorization ? { authorization } : {}) },
  });
const read = async () => (await request(`Bearer ${token}`)).body;

/** The value of a figure with these labels. */
async function figure(name: string): Promise<number | undefined> {
  const line = (await read()).split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

describe('the metrics', () => {
  it.each([undefined, 'Bearer wrong', `Bearer ${token} `, token])(
    'are refused with %j',
    async (authorization) => {
      const reply = await request(authorization);
      expect(reply.statusCode).toBe(401);
      expect(reply.body).not.toContain('chalkline_');
    },
  );

  it('are text for Prometheus, and are not cached', async () => {
    const reply = await request(`Bearer ${token}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it("don't exist without a token or a port", async () => {
    const without = await startTestApp();
    const reply = await without.visitor().open('/metrics');
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain('chalkline_http');
    await without.close();
  });

  it('count requests by route, and contain nothing of their URLs', async () => {
    const counted = (method: string, route: string, status: string) =>
      figure(
        `chalkline_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
      );
    await member.client.get('/api/courses/slug/build-your-first-website');
    await member.client.get('/api/courses/slug/secret-of-somebody');
    await member.client.open('/dashboard?secret-of-somebody');
    await testApp.visitor().open('/secret-of-somebody');
    expect(await counted('GET', '/api/courses/slug/:courseSlug', '2xx')).toBe(1);
    expect(await counted('GET', '/api/courses/slug/:courseSlug', '4xx')).toBe(1);
    expect(await counted('GET', '/*', '2xx')).toBe(1);
    expect(await counted('GET', '/*', '4xx')).toBe(1);
    const text = await read();
    for (const secret of ['secret-of-somebody', member.id, member.email, token])
      expect(text).not.toContain(secret);
  });

  it('include the event loop, memory, connections, jobs, emails and backups', async () => {
    const text = await read();
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'chalkline_database_connections_open',
      'chalkline_live_connections',
      'chalkline_emails{state="waiting"}',
      'chalkline_webhook_events_total{outcome="applied"}',
      'chalkline_job_late{job_name="mail"}',
      'chalkline_disk_free_bytes{place="data"}',
      'chalkline_waiting_reviews',
    ]) {
      expect(text).toContain(`\n${name} `);
    }
  });

  it('count members and tickets once a minute, however often they are read', async () => {
    testApp.moveClock(61_000);
    await testApp.jobs.runDue();
    await read();
    const before = await figure('chalkline_members{plan="Consulting"}');
    await testApp.person('Consulting');
    testApp.moveClock(50_000);
    expect(await figure('chalkline_members{plan="Consulting"}')).toBe(before);
    testApp.moveClock(6 * 60_000);
    await testApp.jobs.runDue();
    expect(await figure('chalkline_members{plan="Consulting"}')).toBe((before ?? 0) + 1);
  });

  it('count webhook events with a wrong signature', async () => {
    await testApp.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers: { host: new URL(testApp.config.publicUrl).host, 'stripe-signature': 't=1,v1=00' },
      payload: '{}',
    });
    expect(await figure('chalkline_webhook_events_total{outcome="refused"}')).toBe(1);
  });
});

describe('the metrics on a port of their own', () => {
  it('need no token there unless one is set', async () => {
    const open = await startMetricsServer(
      testApp.metrics,
      { port: 0, host: '127.0.0.1', token: undefined },
      log,
    );
    const reply = await fetch(`http://127.0.0.1:${open.port}/metrics`);
    expect([reply.status, await reply.text()]).toEqual([200, expect.stringContaining('chalkline_emails')]);
    expect((await fetch(`http://127.0.0.1:${open.port}/`)).status).toBe(404);
    await open.close();

    const closed = await startMetricsServer(testApp.metrics, { port: 0, host: '127.0.0.1', token }, log);
    const url = `http://127.0.0.1:${closed.port}/metrics`;
    expect((await fetch(url)).status).toBe(401);
    expect((await fetch(url, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
    await closed.close();
  });

  it('name their own variables if it cannot be opened', async () => {
    const open = (port: number, host = '127.0.0.1') =>
      startMetricsServer(testApp.metrics, { port, host, token: undefined }, log);
    const first = await open(0);
    await expect(open(first.port)).rejects.toThrow(`METRICS_PORT: port ${first.port} is in use.`);
    await first.close();
    await expect(open(0, '192.0.2.1')).rejects.toThrow('METRICS_HOST: cannot listen at 192.0.2.1');
  });
});
