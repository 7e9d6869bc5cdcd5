import type { SignInMethods } from '@chalkline/contract/sign-in-methods';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInCounts, signInMethods, users } from '../../db/schema.ts';
import { CodeSignIn, whoIs } from '../../testing/code-sign-in.ts';
import { addPasskey } from '../../testing/passkey-browser.ts';
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
      pending: { email: 'ada@example.com', purpose: 'link' },
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

describe('a second Google account with the address of an account', () => {
  const methodsOf = (id: string) => site.database.db.$count(signInMethods, eq(signInMethods.userId, id));

  /** Somebody with Google, who has also used a code. */
  async function owner(address: string) {
    const person = await site.person('Free', { email: address });
    await codes.signIn(address);
    return person;
  }

  it('is not connected by whoever has only the mailbox', async () => {
    const address = 'rosa@example.com';
    const thief = asNewcomer(address, 'Somebody Else');
    const { id } = await owner(address);
    const browser = new SignInBrowser(site.origin);
    await browser.signIn(thief);
    expect(await enter(browser, codes.lastCode())).toBe('/sign-in?returnTo=%2Fdashboard&problem=link');
    const byCode = await codes.signIn(address);
    browser.cookies = [...byCode.cookies].map(([name, value]) => ({ name, value, path: '/' }));
    await browser.signIn(thief);
    expect(await enter(browser, codes.lastCode())).toBe('/sign-in?returnTo=%2Fdashboard&problem=link');
    expect(await methodsOf(id)).toBe(2);
  });

  it('is connected where the owner has signed in with the first one', async () => {
    const { id, client } = await owner('lise@example.com');
    const browser = new SignInBrowser(site.origin);
    browser.cookies = [...client.cookies].map(([name, value]) => ({ name, value, path: '/' }));
    await browser.signIn(asNewcomer('lise@example.com', 'Lise'));
    expect(await enter(browser, codes.lastCode())).toBe('/dashboard');
    expect(await methodsOf(id)).toBe(3);
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

  it('is refused after a code if the account has a passkey from a better sign-in', async () => {
    const vera = await site.person('Free', { email: 'vera@example.com' });
    await addPasskey(vera.client, new URL(site.config.publicUrl).origin);
    const { methods } = (await vera.client.get('/api/account/sign-in-methods')).json<SignInMethods>();
    const google = methods.find(({ kind }) => kind === 'google')?.id;
    await vera.client.write('DELETE', `/api/account/sign-in-methods/${google}`);
    const chosen = asNewcomer('vera@example.com', 'Somebody Else');
    expect((await addGoogle('vera@example.com', chosen)).location).toBe('/account?google=stronger');
  });

  it('is refused when the sign-in is no longer recent, and can be cancelled', async () => {
    const client = await codes.signIn('edith@example.com');
    const browser = new SignInBrowser(site.origin);
    browser.cookies = [...client.cookies].map(([name, value]) => ({ name, value, path: '/' }));
    const callback = await browser.answerProvider({ choice: 'cancel' }, '', '&add=yes');
    expect(locationOf(await browser.open(callback))).toBe('/account?google=cancelled');
    site.moveClock(9 * 60_000);
    const late = await browser.answerProvider(asNewcomer('edith@example.com', 'Edith'), '', '&add=yes');
    site.moveClock(7 * 60_000);
    expect(locationOf(await browser.open(late))).toBe('/sign-in?returnTo=%2Faccount&again=yes');
  });

  it('makes it the one that the account is known by first, also after a removal', async () => {
    const ida = await site.person('Free', { email: 'ida@example.com' });
    await addPasskey(ida.client, new URL(site.config.publicUrl).origin);
    const listed = async () =>
      (await ida.client.get('/api/account/sign-in-methods')).json<SignInMethods>().methods;
    for (const kind of ['email', 'google']) {
      const id = (await listed()).find((method) => method.kind === kind)?.id;
      await ida.client.write('DELETE', `/api/account/sign-in-methods/${id}`);
    }
    expect((await listed()).map(({ kind }) => kind)).toEqual(['passkey']);
    const google = asNewcomer('ida@example.com', 'Ida');
    const refused = await new SignInBrowser(site.origin).signIn(google, '/courses');
    expect(locationOf(refused)).toBe('/sign-in?returnTo=%2Fcourses&problem=unconnected');
    const browser = new SignInBrowser(site.origin);
    browser.cookies = [...ida.client.cookies].map(([name, value]) => ({ name, value, path: '/' }));
    await browser.open(await browser.answerProvider(google, '', '&add=yes'));
    const { db } = site.database;
    const [user] = await db.select().from(users).where(eq(users.id, ida.id));
    const [method] = await db
      .select()
      .from(signInMethods)
      .where(and(eq(signInMethods.userId, ida.id), eq(signInMethods.issuer, 'sandbox')));
    expect(user?.subject).toBe(method?.subject);
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
