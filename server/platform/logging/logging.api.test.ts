import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asNewcomer, SignInBrowser } from '../../testing/sign-in-browser.ts';
import { openTestSite, type TestSite } from '../../testing/test-site.ts';

const lines: string[] = [];
const routes: { readonly method: string; readonly url: string }[] = [];
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({
    environment: { LOG_LEVEL: 'trace', WRITES_PER_MINUTE: '100000', SIGN_INS_PER_MINUTE: '100000' },
    logs: { write: (line) => lines.push(line) },
    onRoute: ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one, url });
    },
  });
});
afterAll(() => site.close());

const entries = (event: string) =>
  lines.map((line) => JSON.parse(line)).filter((entry) => entry.event === event);
const requests = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');

/** As long and as varied as a real token. */
const marker = 'Mark3rMark3rMark3rMark3rMark3rMark3rMark3rM';
/** Some routes take short tokens that are recognised only by their position. */
const shortMarker = 'shortmark3r';
const pages = [
  `/certificates/${shortMarker}`,
  `/notify-me/confirm/${shortMarker}`,
  `/notify-me/unsubscribe/${shortMarker}`,
  `/unsubscribe/${shortMarker}`,
  `/checkout/complete?session=${shortMarker}`,
  `/?signIn=${shortMarker}`,
  `/unknown/${marker}`,
];

describe('the log of every route', () => {
  it('contains no token of a URL, query, header or cookie', async () => {
    const { client } = await site.person('Monthly');
    client.cookies.set('session-of-somebody', marker);
    const headers = {
      'x-csrf-token': marker,
      authorization: `Bearer ${marker}`,
      referer: `${site.origin}/certificates/${marker}?code=${marker}`,
    };
    const filled = routes
      .filter(({ method, url }) => ['GET', 'POST', 'DELETE'].includes(method) && /[:*]/.test(url))
      .filter(({ url }) => !url.endsWith('/live'));
    expect(filled.length).toBeGreaterThan(40);
    lines.length = 0;
    for (const { method, url } of filled) {
      const address = url.replace(/:token/g, shortMarker).replace(/:\w+|\*/g, marker);
      const query = `?code=${marker}&state=${marker}&token=${marker}&session=${marker}`;
      await client.send({ method: method as 'GET', url: address + query, headers });
    }
    for (const page of pages) await client.get(page, headers);
    expect(requests().length).toBeGreaterThanOrEqual(filled.length);
    expect(lines.filter((line) => line.includes(marker) || line.includes(shortMarker))).toEqual([]);
  });
});

describe('the log line of a request', () => {
  it('names the route and the id of the person', async () => {
    const { id, client } = await site.person('Monthly');
    lines.length = 0;
    await client.get('/api/courses/39');
    await client.get('/api/user/progress');
    await site.visitor().get('/api/courses/39');
    expect(requests()).toMatchObject([
      { route: '/api/courses/:courseId', path: '/api/courses/39', userId: id },
      { route: '/api/user/progress', userId: id },
      { route: '/api/courses/:courseId' },
    ]);
    expect(requests()[2]).not.toHaveProperty('userId');
  });

  it('has the id that the reply names, and the trace that the request belongs to', async () => {
    lines.length = 0;
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
    const reply = await site.visitor().get('/api/courses/39', { traceparent });
    await site.visitor().get('/api/courses/39', { traceparent: 'nonsense' });
    expect(requests()[0]).toMatchObject({ traceId, requestId: reply.headers['x-request-id'] });
    expect(requests()[1]).not.toHaveProperty('traceId');
  });
});

describe('the security events in the log', () => {
  it("report sign-in and sign-out by the person's id, never by the email address", async () => {
    lines.length = 0;
    const browser = new SignInBrowser(site.origin);
    await browser.signIn(asNewcomer('hedy@chalkline.example', 'Hedy Lamarr'));
    const { id } = (await (await browser.whoAmI()).json()) as { id: string };
    await browser.open(`${site.origin}/api/logout`);
    expect(entries('sign_in_succeeded')).toMatchObject([{ userId: id, requestId: expect.any(String) }]);
    expect(entries('signed_out')).toMatchObject([{ userId: id }]);
    expect(lines.join('')).not.toMatch(/hedy|Lamarr/i);
  });

  it('report why a sign-in failed', async () => {
    lines.length = 0;
    await new SignInBrowser(site.origin).signIn({ choice: 'cancel' });
    await new SignInBrowser(site.origin).signIn(asNewcomer('no@chalkline.example', 'Nobody', false));
    await site.visitor().get('/api/auth/google/callback?code=forged&state=forged');
    expect(entries('sign_in_failed').map(({ reason }) => reason)).toEqual([
      'cancelled',
      'unverified',
      'unknown_attempt',
    ]);
  });

  it('report who was refused a part of the console', async () => {
    const member = await site.person('Monthly');
    const editor = await site.person('Free', { role: 'editor' });
    lines.length = 0;
    await member.client.get('/api/founder/members');
    await editor.client.get('/api/founder/members');
    await editor.client.get('/api/founder/content');
    expect(entries('access_denied')).toMatchObject([
      { userId: member.id, route: '/api/founder/members' },
      { userId: editor.id, route: '/api/founder/members' },
    ]);
  });
});
