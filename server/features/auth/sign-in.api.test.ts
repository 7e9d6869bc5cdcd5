import { CookieBrowser } from '@chalkline/sandbox/identity/testing/cookie-browser';
import { asNewcomer } from '@chalkline/sandbox/identity/testing/sign-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const grace = asNewcomer('grace@chalkline.example', 'Grace Hopper');

/** Goes to the provider, answers there, and gives the reply to coming back. */
async function signIn(
  fields: Record<string, string>,
  { browser = new CookieBrowser(), returnTo = '' } = {},
): Promise<Response> {
  const callback = await answerProvider(browser, fields, returnTo);
  return browser.open(callback);
}

async function answerProvider(
  browser: CookieBrowser,
  fields: Record<string, string>,
  returnTo = '',
): Promise<string> {
  const leaving = await browser.open(
    `${site.origin}/api/auth/google?returnTo=${encodeURIComponent(returnTo)}`,
  );
  const { url: accountPage } = await browser.follow(leaving, `${site.origin}/api/auth/google/callback`);
  const answer = await browser.submit(accountPage, fields);
  return (await browser.follow(answer, `${site.origin}/api/auth/google/callback`)).url;
}

const whoAmI = (browser: CookieBrowser) => browser.open(`${site.origin}/api/auth/user`);
const sessionOf = (browser: CookieBrowser) => browser.cookies.find((cookie) => cookie.name === 'session');

describe('signing in', () => {
  it('makes a new person with what the provider says of them', async () => {
    const browser = new CookieBrowser();
    const reply = await signIn(grace, { browser });
    expect(reply.headers.get('location')).toBe('/dashboard');
    expect(await (await whoAmI(browser)).json()).toMatchObject({
      email: 'grace@chalkline.example',
      name: 'Grace Hopper',
      plan: 'Free',
      totalXp: 0,
      isFounder: false,
    });
  });

  it('is the same person the next time, under the same id', async () => {
    const [first, second] = [new CookieBrowser(), new CookieBrowser()];
    await signIn(grace, { browser: first });
    await signIn(grace, { browser: second });
    expect(await (await whoAmI(first)).json()).toEqual(await (await whoAmI(second)).json());
  });

  it('goes where it was asked to, on this site', async () => {
    const reply = await signIn(grace, { returnTo: '/courses?search=ai' });
    expect(reply.headers.get('location')).toBe('/courses?search=ai');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
    'drops the foreign way back %s',
    async (to) => {
      const reply = await signIn(grace, { returnTo: to });
      expect(reply.headers.get('location')).toBe('/dashboard');
    },
  );

  it('gives a cookie that scripts cannot read and other sites cannot send', async () => {
    const reply = await signIn(grace);
    const cookie = reply.headers.getSetCookie().find((line) => line.startsWith('session='));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Max-Age=2592000/);
  });

  it('rotates the session: the one from before is worth nothing afterwards', async () => {
    const browser = new CookieBrowser();
    await signIn(grace, { browser });
    const before = new CookieBrowser();
    before.cookies = [...browser.cookies];
    await signIn(grace, { browser });
    expect((await whoAmI(browser)).status).toBe(200);
    expect((await whoAmI(before)).status).toBe(401);
  });
});

describe('a sign-in that does not succeed', () => {
  it('lands on the front page when it was cancelled', async () => {
    const reply = await signIn({ choice: 'cancel' });
    expect(reply.headers.get('location')).toBe('/?signIn=cancelled');
  });

  it('is refused with an unverified e-mail, and makes nobody', async () => {
    const browser = new CookieBrowser();
    const reply = await signIn(asNewcomer('unverified@chalkline.example', 'Nobody', false), { browser });
    expect(reply.headers.get('location')).toBe('/?signIn=unverified');
    expect((await whoAmI(browser)).status).toBe(401);
  });

  it('cannot be finished in a browser that did not start it', async () => {
    const callback = await answerProvider(new CookieBrowser(), grace);
    const other = new CookieBrowser();
    const reply = await other.open(callback);
    expect(reply.headers.get('location')).toBe('/?signIn=failed');
    expect(sessionOf(other)).toBeUndefined();
  });

  it('cannot be finished with an answer that was meant for another attempt', async () => {
    const victim = new CookieBrowser();
    await victim.open(`${site.origin}/api/auth/google`);
    const stolen = await answerProvider(new CookieBrowser(), grace);
    expect((await victim.open(stolen)).headers.get('location')).toBe('/?signIn=failed');
    expect(sessionOf(victim)).toBeUndefined();
  });

  it('cannot be finished twice', async () => {
    const browser = new CookieBrowser();
    const callback = await answerProvider(browser, grace);
    const attempt = [...browser.cookies];
    await browser.open(callback);
    const again = new CookieBrowser();
    again.cookies = attempt;
    expect((await again.open(callback)).headers.get('location')).toBe('/?signIn=failed');
  });

  it('cannot be finished with a forged code', async () => {
    const browser = new CookieBrowser();
    const callback = new URL(await answerProvider(browser, grace));
    callback.searchParams.set('code', 'forged');
    expect((await browser.open(callback)).headers.get('location')).toBe('/?signIn=failed');
  });
});

describe('logging out', () => {
  it('ends the session on the server', async () => {
    const browser = new CookieBrowser();
    await signIn(grace, { browser });
    const copied = new CookieBrowser();
    copied.cookies = [...browser.cookies];
    const reply = await browser.open(`${site.origin}/api/logout`);
    expect(reply.headers.get('location')).toBe('/');
    expect(sessionOf(browser)).toBeUndefined();
    expect((await whoAmI(copied)).status).toBe(401);
  });
});
