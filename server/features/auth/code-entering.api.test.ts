import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailOutbox, signInCodes, signInMethods, users } from '../../db/schema.ts';
import { isSignedIn, setUpCodeTests, whoIs } from '../../testing/code-sign-in.ts';

const minute = 60_000;
const codePage = '/sign-in/code';
const { codes, testApp, lines } = setUpCodeTests();

describe('a sign-in by a code', () => {
  it('creates an account for a new address and opens it the next time', async () => {
    const browser = testApp().visitor();
    expect(await codes().ask(browser, ' Ada@Example.com ', '/courses')).toBe(codePage);
    expect(await codes().check(browser, codes().lastCode())).toBe('/courses');
    const first = await whoIs(browser);
    expect(first).toMatchObject({ email: 'ada@example.com', plan: 'Free', role: null });
    const again = await codes().signIn('ADA@example.com');
    expect((await whoIs(again)).id).toBe(first.id);
  });

  it('opens the account whose provider has verified the address', async () => {
    const member = await testApp().person('Lifetime', { email: 'Grace@example.com' });
    const browser = await codes().signIn('grace@example.com');
    expect((await whoIs(browser)).id).toBe(member.id);
    const methods = await testApp()
      .database.db.select({ issuer: signInMethods.issuer })
      .from(signInMethods)
      .where(eq(signInMethods.userId, member.id));
    expect(methods.map(({ issuer }) => issuer).toSorted()).toEqual(['sandbox', 'sandbox-email']);
  });

  it('replaces a session that is due to be renewed', async () => {
    const browser = await codes().signIn('ada@example.com');
    // Sessions of staff are renewed every five minutes.
    await testApp().database.db.update(users).set({ role: 'editor' });
    await codes().ask(browser, 'ada@example.com');
    testApp().moveClock(6 * minute);
    await codes().check(browser, codes().lastCode());
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('does not open an account of an identity provider that is no longer used', async () => {
    const other = await testApp().person('Lifetime', {
      issuer: 'https://elsewhere.example',
      email: 'kept@example.com',
    });
    const browser = await codes().signIn('kept@example.com');
    expect((await whoIs(browser)).id).not.toBe(other.id);
  });

  it('counts as a recent sign-in and ends the earlier session of the browser', async () => {
    const person = await testApp().person('Free', { email: 'ada@example.com' });
    testApp().moveClock(60 * minute);
    const earlier = new Map(person.client.cookies);
    await codes().signIn('ada@example.com', person.client);
    expect((await whoIs(person.client)).id).toBe(person.id);
    const old = testApp().visitor();
    for (const [name, value] of earlier) old.cookies.set(name, value);
    expect(await isSignedIn(old)).toBe(false);
    const left = await person.client.write('DELETE', '/api/account', { confirmation: '' });
    expect(left.json().code).not.toBe('sign_in_again');
  });

  it('works by forms without scripts, and refuses a form of another site', async () => {
    const browser = testApp().visitor();
    const post = async (url: string, fields: Record<string, string>) =>
      browser.send({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
    const email = 'ada@example.com';
    expect((await post('/api/sign-in/code', { email })).statusCode).toBe(403);
    const _csrf = await browser.formToken();
    const asked = await post('/api/sign-in/code', { email, returnTo: '/account', _csrf });
    expect([asked.statusCode, asked.headers.location]).toEqual([303, codePage]);
    const checked = await post('/api/sign-in/code/check', { code: codes().lastCode(), _csrf });
    expect([checked.statusCode, checked.headers.location]).toEqual([303, '/account']);
  });

  it.each(['https://evil.example/', '//evil.example', '/api/logout'])(
    'does not lead to %s',
    async (returnTo) => {
      const browser = testApp().visitor();
      await codes().ask(browser, 'ada@example.com', returnTo);
      expect(await codes().check(browser, codes().lastCode())).toBe('/dashboard');
    },
  );

  it('gives one account to two browsers that enter their codes at the same time', async () => {
    const [one, two] = [testApp().visitor(), testApp().visitor()];
    await codes().ask(one, 'ada@example.com');
    const first = codes().lastCode();
    await codes().ask(two, 'ada@example.com');
    await Promise.all([codes().check(one, first), codes().check(two, codes().lastCode())]);
    expect((await whoIs(one)).id).toBe((await whoIs(two)).id);
  });
});

describe('a sign-in code', () => {
  it('is stored as a keyed hash only, and its email is not stored', async () => {
    const browser = testApp().visitor();
    await codes().ask(browser, 'ada@example.com');
    const { db } = testApp().database;
    const stored = JSON.stringify(await db.select().from(signInCodes));
    expect(stored).not.toContain(codes().lastCode());
    expect(stored).not.toContain(browser.cookies.get('sign-in-code'));
    expect(await db.$count(mailOutbox)).toBe(0);
  });

  it('is logged nowhere, and neither is the address', async () => {
    const browser = testApp().visitor();
    await codes().ask(browser, 'ada@example.com');
    await codes().check(browser, codes().wrongCode());
    codes().smtp.manner = 550;
    await codes().ask(testApp().visitor(), 'ada@example.com');
    codes().smtp.manner = 'accept';
    await codes().check(browser, codes().lastCode());
    const log = lines.join('');
    expect(log).toContain('sign_in_succeeded');
    expect(log).toContain('a sign-in code could not be sent');
    expect(log).not.toContain(codes().lastCode());
    expect(log.toLowerCase()).not.toContain('ada@example.com');
  });

  it('works once', async () => {
    const browser = testApp().visitor();
    await codes().ask(browser, 'ada@example.com');
    const copy = testApp().visitor();
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    const code = codes().lastCode();
    const replies = await Promise.all([codes().check(browser, code), codes().check(copy, code)]);
    expect(replies.toSorted()).toEqual(['/dashboard', `${codePage}?problem=code`]);
    expect(await codes().check(copy, code)).toBe(`${codePage}?problem=code`);
  });

  it('works only in the browser that asked for it', async () => {
    await codes().ask(testApp().visitor(), 'ada@example.com');
    const [without, withOwn] = [testApp().visitor(), testApp().visitor()];
    const code = codes().lastCode();
    expect(await codes().check(without, code)).toBe(`${codePage}?problem=code`);
    await codes().ask(withOwn, 'eve@example.com');
    if (codes().lastCode() !== code) {
      expect(await codes().check(withOwn, code)).toBe(`${codePage}?problem=code`);
    }
    expect([await isSignedIn(without), await isSignedIn(withOwn)]).toEqual([false, false]);
  });

  it('stops working after five wrong attempts, also when they are sent at the same time', async () => {
    const browser = testApp().visitor();
    await codes().ask(browser, 'ada@example.com');
    const token = await browser.formToken();
    const guess = (code: string) =>
      browser.send({
        method: 'POST',
        url: '/api/sign-in/code/check',
        headers: { 'x-csrf-token': token },
        payload: { code },
      });
    await Promise.all(Array.from({ length: 20 }, () => guess(codes().wrongCode())));
    const [stored] = await testApp().database.db.select().from(signInCodes);
    expect(stored?.attempts).toBe(5);
    expect((await browser.get('/api/sign-in/code')).json()).toMatchObject({
      pending: { isOpen: false, attemptsLeft: 0 },
    });
    await guess(codes().lastCode());
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('works for ten minutes', async () => {
    const browser = testApp().visitor();
    await codes().ask(browser, 'ada@example.com');
    testApp().moveClock(10 * minute);
    expect(await codes().check(browser, codes().lastCode())).toBe(`${codePage}?problem=code`);
    expect((await browser.get('/api/sign-in/code')).json()).toMatchObject({ pending: { isOpen: false } });
    expect(await codes().resend(browser)).toBe(`${codePage}?problem=resent`);
    expect(await codes().check(browser, codes().lastCode())).toBe('/dashboard');
  });

  it('is replaced by another one after a minute', async () => {
    const browser = testApp().visitor();
    await codes().ask(browser, 'ada@example.com', '/courses');
    const first = codes().lastCode();
    expect(await codes().resend(browser)).toBe(`${codePage}?problem=wait`);
    expect(codes().smtp.taken).toHaveLength(1);
    testApp().moveClock(minute);
    expect(await codes().resend(browser)).toBe(`${codePage}?problem=resent`);
    if (codes().lastCode() !== first) {
      expect(await codes().check(browser, first)).toBe(`${codePage}?problem=code`);
    }
    expect(await codes().check(browser, codes().lastCode())).toBe('/courses');
  });

  it('is deleted after an hour', async () => {
    await codes().ask(testApp().visitor(), 'ada@example.com');
    testApp().moveClock(61 * minute);
    await codes().ask(testApp().visitor(), 'eve@example.com');
    const rows = await testApp().database.db.select({ email: signInCodes.email }).from(signInCodes);
    expect(rows).toEqual([{ email: 'eve@example.com' }]);
  });

  it('is deleted with the account of its address', async () => {
    const browser = await codes().signIn('ada@example.com');
    await codes().ask(testApp().visitor(), 'ada@example.com');
    const gone = await browser.write('DELETE', '/api/account', { confirmation: 'ada@example.com' });
    expect(gone.statusCode).toBe(204);
    const { db } = testApp().database;
    expect([await db.$count(signInCodes), await db.$count(signInMethods)]).toEqual([0, 0]);
  });
});
