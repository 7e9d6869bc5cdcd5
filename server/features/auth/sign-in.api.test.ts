import { signInFirst } from '@chalkline/contract/sign-in-addresses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asNewcomer, SignInBrowser } from '../../testing/sign-in-browser.ts';
import { openTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const grace = asNewcomer('grace@chalkline.example', 'Grace Hopper');
const newBrowser = () => new SignInBrowser(site.origin);

describe('signing in', () => {
  it("creates a new person from the provider's claims", async () => {
    const browser = newBrowser();
    const reply = await browser.signIn(grace);
    expect(reply.headers.get('location')).toBe('/dashboard');
    expect(await (await browser.whoAmI()).json()).toMatchObject({
      email: 'grace@chalkline.example',
      name: 'Grace Hopper',
      plan: 'Free',
      endedPlan: null,
      totalXp: 0,
      isPaymentOwed: false,
      timeZone: null,
      unreadNotifications: 0,
      isFounder: false,
      role: null,
    });
  });

  it('finds the same person the next time, under the same id', async () => {
    const [first, second] = [newBrowser(), newBrowser()];
    await first.signIn(grace);
    await second.signIn(grace);
    expect(await (await first.whoAmI()).json()).toEqual(await (await second.whoAmI()).json());
  });

  it('redirects to the requested page on this site', async () => {
    for (const page of ['/courses?search=ai', '/founder/reviews?view=decided&search=a%26b']) {
      const reply = await newBrowser().signIn(grace, page);
      expect(reply.headers.get('location')).toBe(page);
    }
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'drops the foreign way back %s',
    async (to) => {
      const reply = await newBrowser().signIn(grace, to);
      expect(reply.headers.get('location')).toBe('/dashboard');
    },
  );

  it('sets a cookie that scripts cannot read and other sites cannot send', async () => {
    const reply = await newBrowser().signIn(grace);
    const cookie = reply.headers.getSetCookie().find((line) => line.startsWith('session='));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Max-Age=2592000/);
  });

  it('asks the provider to ignore its own session when it confirms an identity', async () => {
    const browser = newBrowser();
    await browser.signIn(grace);
    const leaving = await browser.open(`${site.origin}/api/auth/google?returnTo=%2Faccount&again=yes`);
    expect(new URL(leaving.headers.get('location') ?? '').searchParams.get('max_age')).toBe('0');
    const callback = `${site.origin}/api/auth/google/callback`;
    const { url: accountPage } = await browser.follow(leaving, callback);
    const { url: back } = await browser.follow(await browser.submit(accountPage, grace), callback);
    expect((await browser.open(back)).headers.get('location')).toBe('/account');
  });

  it('is skipped for people who are signed in when the link asks only visitors', async () => {
    const browser = newBrowser();
    const link = (to: string) => `${site.origin}${signInFirst(to)}`;
    const asVisitor = await browser.open(link('/founder/reviews?submission=12'));
    expect(asVisitor.headers.get('location')).toBe(
      '/sign-in?returnTo=%2Ffounder%2Freviews%3Fsubmission%3D12',
    );
    await browser.signIn(grace);
    const before = browser.session;
    const straightOn = await browser.open(link('/founder/reviews?submission=12'));
    expect(straightOn.headers.get('location')).toBe('/founder/reviews?submission=12');
    expect(browser.session).toBe(before);
    const abroad = await browser.open(link('//evil.example'));
    expect(abroad.headers.get('location')).toBe('/dashboard');
  });

  it('rotates the session: the earlier one is no longer valid', async () => {
    const browser = newBrowser();
    await browser.signIn(grace);
    const before = browser.copy();
    await browser.signIn(grace);
    expect((await browser.whoAmI()).status).toBe(200);
    expect((await before.whoAmI()).status).toBe(401);
  });
});

describe('a sign-in that does not succeed', () => {
  it('returns to the sign-in page when it was cancelled, and keeps where it was to lead', async () => {
    const browser = newBrowser();
    const reply = await browser.signIn({ choice: 'cancel' }, '/courses?search=ai');
    expect(reply.headers.get('location')).toBe(
      '/sign-in?returnTo=%2Fcourses%3Fsearch%3Dai&problem=cancelled',
    );
    const again = await browser.answerProvider({ choice: 'cancel' }, '/founder', '&again=yes');
    expect((await browser.open(again)).headers.get('location')).toBe(
      '/sign-in?returnTo=%2Ffounder&again=yes&problem=cancelled',
    );
    expect((await browser.whoAmI()).status).toBe(401);
  });

  it('is refused with an unverified email, and creates nobody', async () => {
    const browser = newBrowser();
    const reply = await browser.signIn(asNewcomer('unverified@chalkline.example', 'Nobody', false));
    expect(reply.headers.get('location')).toBe('/?signIn=unverified');
    expect((await browser.whoAmI()).status).toBe(401);
  });

  it('cannot be finished when none was started', async () => {
    const browser = newBrowser();
    const made = `${site.origin}/api/auth/google/callback?code=made-up&state=made-up`;
    expect((await browser.open(made)).headers.get('location')).toBe('/?signIn=failed');
    expect((await browser.whoAmI()).status).toBe(401);
  });

  it('cannot be finished in a browser that did not start it', async () => {
    const callback = await newBrowser().answerProvider(grace);
    const other = newBrowser();
    expect((await other.open(callback)).headers.get('location')).toBe('/?signIn=failed');
    expect(other.session).toBeUndefined();
  });

  it('cannot be finished with the reply to another attempt', async () => {
    const victim = newBrowser();
    await victim.open(`${site.origin}/api/auth/google`);
    const stolen = await newBrowser().answerProvider(grace);
    expect((await victim.open(stolen)).headers.get('location')).toBe('/?signIn=failed');
    expect(victim.session).toBeUndefined();
  });

  it('does not affect a sign-in in another tab', async () => {
    const browser = newBrowser();
    const first = await browser.answerProvider(grace, '/courses');
    const second = await browser.answerProvider(grace, '/account');
    expect((await browser.open(first)).headers.get('location')).toBe('/courses');
    expect((await browser.open(second)).headers.get('location')).toBe('/account');
  });

  it('cannot be finished twice', async () => {
    const browser = newBrowser();
    const callback = await browser.answerProvider(grace);
    const again = browser.copy();
    await browser.open(callback);
    expect((await again.open(callback)).headers.get('location')).toBe('/?signIn=failed');
  });

  it('cannot be finished with a forged code', async () => {
    const browser = newBrowser();
    const callback = new URL(await browser.answerProvider(grace));
    callback.searchParams.set('code', 'forged');
    expect((await browser.open(callback)).headers.get('location')).toBe('/?signIn=failed');
  });
});

describe('logging out', () => {
  it('ends the session on the server', async () => {
    const browser = newBrowser();
    await browser.signIn(grace);
    const copied = browser.copy();
    const reply = await browser.open(`${site.origin}/api/logout`);
    expect(reply.headers.get('location')).toBe('/');
    expect(browser.session).toBeUndefined();
    expect((await copied.whoAmI()).status).toBe(401);
  });
});
