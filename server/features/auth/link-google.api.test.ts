import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInCounts, signInMethods, users } from '../../db/schema.ts';
import { CodeSignIn, whoIs } from '../../testing/code-sign-in.ts';
import { asNewcomer, SignInBrowser } from '../../testing/sign-in-browser.ts';
import { openTestSite, type TestSite } from '../../testing/test-site.ts';

let codes: CodeSignIn;
let site: TestSite;
beforeAll(async () => {
  codes = await CodeSignIn.start();
  site = await openTestSite({ smtp: codes.smtp.address });
  codes.testApp = site;
});
beforeEach(async () => {
  await site.database.db.delete(signInCounts);
});
afterAll(async () => {
  await site.close();
  await codes.smtp.goDown();
});

const locationOf = (reply: Response) => reply.headers.get('location');

async function enter(browser: SignInBrowser, code: string): Promise<string | null> {
  const reply = await browser.open(`${site.origin}/api/csrf-token`);
  const { csrfToken } = (await reply.json()) as { csrfToken: string };
  return locationOf(
    await browser.submit(`${site.origin}/api/sign-in/code/check`, { _csrf: csrfToken, code }),
  );
}

const idOf = async (browser: SignInBrowser) => ((await (await browser.whoAmI()).json()) as { id: string }).id;

describe('a Google sign-in with the address of an account that was created by a code', () => {
  it('asks for a code once, and then opens that account', async () => {
    const account = await whoIs(await codes.signIn('ada@example.com'));
    const ada = asNewcomer('Ada@example.com', 'Ada Byron');
    const browser = new SignInBrowser(site.origin);
    expect(locationOf(await browser.signIn(ada, '/courses'))).toBe('/sign-in/code');
    expect((await browser.whoAmI()).status).toBe(401);
    expect(await (await browser.open(`${site.origin}/api/sign-in/code`)).json()).toMatchObject({
      pending: { email: 'ada@example.com', isLinking: true },
    });
    expect(await enter(browser, codes.lastCode())).toBe('/courses');
    expect(await idOf(browser)).toBe(account.id);
    expect(await (await browser.whoAmI()).json()).toMatchObject({ name: 'Ada Byron' });

    const mails = codes.smtp.taken.length;
    const later = new SignInBrowser(site.origin);
    expect(locationOf(await later.signIn(ada))).toBe('/dashboard');
    expect(await idOf(later)).toBe(account.id);
    expect(codes.smtp.taken).toHaveLength(mails);
    expect((await whoIs(await codes.signIn('ada@example.com'))).id).toBe(account.id);
  });

  it('connects nothing and creates nobody without the code', async () => {
    const account = await whoIs(await codes.signIn('grace@example.com'));
    const browser = new SignInBrowser(site.origin);
    await browser.signIn(asNewcomer('grace@example.com', 'Somebody Else'));
    expect(await enter(browser, codes.wrongCode())).toBe('/sign-in/code?problem=code');
    const { db } = site.database;
    expect(await db.$count(users, eq(users.email, 'grace@example.com'))).toBe(1);
    expect(await db.$count(signInMethods, eq(signInMethods.userId, account.id))).toBe(1);
  });

  it('goes back to the sign-in page when the code cannot be sent', async () => {
    await codes.signIn('emmy@example.com');
    codes.smtp.manner = 451;
    const browser = new SignInBrowser(site.origin);
    const reply = await browser.signIn(asNewcomer('emmy@example.com', 'Emmy'), '/courses');
    codes.smtp.manner = 'accept';
    expect(locationOf(reply)).toBe('/sign-in?returnTo=%2Fcourses&problem=mail');
  });
});

describe('adding Google to an account', () => {
  /** Signs in by a code, and adds the Google account that is chosen on the provider's page. */
  async function addGoogle(email: string, chosen: Record<string, string>) {
    const client = await codes.signIn(email);
    const browser = new SignInBrowser(site.origin);
    browser.cookies = [...client.cookies].map(([name, value]) => ({ name, value, path: '/' }));
    const callback = await browser.answerProvider(chosen, '', '&add=yes');
    return { browser, client, callback, location: locationOf(await browser.open(callback)) };
  }

  it('lets it open the account, without a code', async () => {
    const hedy = asNewcomer('hedy@example.com', 'Hedy');
    const { client, location } = await addGoogle('hedy@example.com', hedy);
    expect(location).toBe('/account?google=added');
    const later = new SignInBrowser(site.origin);
    await later.signIn(hedy);
    expect(await idOf(later)).toBe((await whoIs(client)).id);
  });

  it('is refused for another address, and for a Google account that opens another account', async () => {
    const other = asNewcomer('other@example.com', 'Other');
    const { browser, client, location } = await addGoogle('mary@example.com', other);
    expect(location).toBe('/account?google=address');
    expect(await idOf(browser)).toBe((await whoIs(client)).id);
    await new SignInBrowser(site.origin).signIn(other);
    expect((await addGoogle('mary@example.com', other)).location).toBe('/account?google=taken');
  });

  it('is refused for somebody who is no longer signed in', async () => {
    const client = await codes.signIn('joan@example.com');
    const browser = new SignInBrowser(site.origin);
    browser.cookies = [...client.cookies].map(([name, value]) => ({ name, value, path: '/' }));
    const callback = await browser.answerProvider(asNewcomer('joan@example.com', 'Joan'), '', '&add=yes');
    browser.cookies = browser.cookies.filter(({ name }) => name !== 'session');
    expect(locationOf(await browser.open(callback))).toBe('/account?google=failed');
  });
});

describe('two accounts of the same provider with one address', () => {
  it('stay apart as long as neither has used a code', async () => {
    const { id } = await site.person('Free', { email: 'shared@example.com' });
    const browser = new SignInBrowser(site.origin);
    await browser.signIn(asNewcomer('shared@example.com', 'Another Person'));
    expect(await idOf(browser)).not.toBe(id);
  });
});
