import type { SignInMethods } from '@chalkline/contract/sign-in-methods';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries, mailOutbox, signInMethods, users } from '../../db/schema.ts';
import { isSignedIn, setUpCodeTests, whoIs } from '../../testing/code-sign-in.ts';
import { addPasskey, signInWithPasskey } from '../../testing/passkey-browser.ts';
import type { TestPerson } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const { codes, testApp } = setUpCodeTests();

const minute = 60_000;
const methodsPath = '/api/account/sign-in-methods';
const ada = 'ada@example.com';

const listOf = async (client: TestClient): Promise<SignInMethods> => (await client.get(methodsPath)).json();
const kindsOf = async (client: TestClient) => (await listOf(client)).methods.map(({ kind }) => kind);
const remove = (client: TestClient, id: string) => client.write('DELETE', `${methodsPath}/${id}`);
const origin = () => new URL(testApp().config.publicUrl).origin;
const person = (): Promise<TestPerson> => testApp().person('Free', { email: ada });
const askToTurnOn = (client: TestClient) => client.write('POST', `${methodsPath}/email`);
async function turnOn(client: TestClient): Promise<string> {
  await askToTurnOn(client);
  return codes().check(client, codes().lastCode());
}
async function removeKind(client: TestClient, kind: string) {
  const { methods } = await listOf(client);
  return remove(client, methods.find((method) => method.kind === kind)?.id ?? 'none');
}

describe('the sign-in methods of an account', () => {
  it('are Google, codes for its address, and passkeys, with when they were used', async () => {
    const { client } = await person();
    const { key } = await addPasskey(client, origin());
    await signInWithPasskey(testApp().visitor(), key);
    expect(await listOf(client)).toEqual({
      methods: [
        {
          id: expect.any(String),
          kind: 'google',
          name: ada,
          addedAt: expect.any(String),
          lastUsedAt: expect.any(String),
        },
        { id: 'email', kind: 'email', name: ada, addedAt: null, lastUsedAt: null },
        {
          id: expect.any(String),
          kind: 'passkey',
          name: 'A browser',
          addedAt: expect.any(String),
          lastUsedAt: expect.any(String),
        },
      ],
      canAddGoogle: false,
      canAddCodes: false,
      recovery: null,
    });
  });

  it('do not include unused codes for staff, until they turn them on', async () => {
    const { client } = await testApp().person('Free', { email: ada, role: 'editor' });
    expect(await listOf(client)).toMatchObject({ methods: [{ kind: 'google' }], canAddCodes: true });
    expect(await turnOn(client)).toBe('/account?codes=on');
    expect(await kindsOf(client)).toEqual(['google', 'email']);
  });

  it('do not include codes that open another account with the same address', async () => {
    const { client } = await person();
    const other = await testApp().person('Free', { email: 'grace@example.com' });
    const taken = { userId: other.id, issuer: 'sandbox-email', subject: ada, email: ada };
    await testApp().database.db.insert(signInMethods).values(taken);
    expect(await listOf(client)).toMatchObject({ methods: [{ kind: 'google' }], canAddCodes: false });
    expect((await client.write('POST', `${methodsPath}/email`)).statusCode).toBe(409);
  });
});

describe('removing a sign-in method', () => {
  it('is refused for the last one', async () => {
    const client = await codes().signIn(ada);
    const reply = await removeKind(client, 'email');
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'last_sign_in_method']);
    expect(await kindsOf(client)).toEqual(['email']);
  });

  it('leaves one when two are removed at once', async () => {
    const { client } = await person();
    const { method } = await addPasskey(client, origin());
    await remove(client, 'email');
    const [google] = (await listOf(client)).methods;
    const replies = await Promise.all([remove(client, method.id), remove(client, google?.id ?? '')]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    expect(await kindsOf(client)).toHaveLength(1);
  });

  it('happens once when it is sent twice at once', async () => {
    const { client } = await person();
    const { method } = await addPasskey(client, origin());
    const replies = await Promise.all([remove(client, method.id), remove(client, method.id)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404]);
  });

  it('needs a recent sign-in, like adding one', async () => {
    const { client } = await person();
    testApp().moveClock(16 * minute);
    for (const reply of [
      await remove(client, 'email'),
      await client.write('POST', `${methodsPath}/email`),
      await client.write('POST', '/api/account/passkeys/creation'),
    ])
      expect(reply.json().code).toBe('sign_in_again');
    expect((await client.open('/api/auth/google?add=yes')).headers.location).toBe(
      '/sign-in?returnTo=%2Faccount&again=yes',
    );
  });

  it('finds only what belongs to the caller', async () => {
    const [owner, thief] = [await person(), await testApp().person('Free')];
    const { method } = await addPasskey(owner.client, origin());
    for (const id of [method.id, 'nothing', '../passkeys'])
      expect((await remove(thief.client, encodeURIComponent(id))).statusCode).toBe(404);
    const path = `/api/account/passkeys/${method.id}`;
    expect((await thief.client.write('PATCH', path, { name: 'Mine' })).statusCode).toBe(404);
    expect((await thief.client.write('PATCH', '/api/account/passkeys/x', { name: 'Mine' })).statusCode).toBe(
      422,
    );
    expect((await listOf(owner.client)).methods.at(-1)?.name).toBe('A browser');
  });

  it('is announced by email and in the audit log, like adding one', async () => {
    const { id, client } = await person();
    const { method } = await addPasskey(client, origin());
    await remove(client, method.id);
    const { db } = testApp().database;
    const sent = await db.select({ to: mailOutbox.recipient, email: mailOutbox.email }).from(mailOutbox);
    expect(sent.map(({ to, email }) => [to, email.paragraphs[1]])).toEqual([
      [ada, 'You can now sign in with the passkey “A browser”.'],
      [ada, 'You can no longer sign in with the passkey “A browser”.'],
    ]);
    const audited = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `member:${id}`));
    expect(audited.map(({ action }) => action)).toEqual(['sign-in-method.add', 'sign-in-method.remove']);
  });
});

describe('a session that was opened by a code alone', () => {
  const stronger = 'Sign in with Google or a passkey to remove this sign-in method.';
  const sessionsOf = async (client: TestClient) =>
    (await client.get('/api/account/sessions')).json<{ id: string; isCurrent: boolean }[]>();
  const end = (client: TestClient, id: string) => client.write('DELETE', `/api/account/sessions/${id}`);

  it('removes neither Google nor a passkey that was added after another sign-in', async () => {
    const { client } = await person();
    const { key } = await addPasskey(client, origin());
    const byCode = await codes().signIn(ada);
    for (const kind of ['google', 'passkey']) {
      const reply = await removeKind(byCode, kind);
      expect([reply.statusCode, reply.json()]).toEqual([
        403,
        { code: 'stronger_sign_in', message: stronger },
      ]);
    }
    expect(await kindsOf(client)).toEqual(['google', 'email', 'passkey']);
    const byPasskey = testApp().visitor();
    await signInWithPasskey(byPasskey, key);
    expect((await removeKind(byPasskey, 'google')).statusCode).toBe(204);
  });

  it('removes what codes have added, also by a passkey of its own', async () => {
    await person();
    const byCode = await codes().signIn(ada);
    const { key } = await addPasskey(byCode, origin());
    const byPasskey = testApp().visitor();
    await signInWithPasskey(byPasskey, key);
    expect((await removeKind(byPasskey, 'email')).statusCode).toBe(204);
    expect((await removeKind(byPasskey, 'google')).statusCode).toBe(403);
    expect((await removeKind(byPasskey, 'passkey')).statusCode).toBe(204);
    expect(await kindsOf(byPasskey)).toEqual(['google']);
  });

  it('ends other sessions of codes, but not those of Google', async () => {
    const { client } = await person();
    const [byGoogle] = await sessionsOf(client);
    const [byCode, another] = [await codes().signIn(ada), await codes().signIn(ada)];
    const reply = await end(byCode, byGoogle?.id ?? '');
    expect([reply.statusCode, reply.json()]).toEqual([
      403,
      { code: 'stronger_sign_in', message: 'Sign in with Google or a passkey to sign out this device.' },
    ]);
    const own = (await sessionsOf(another)).find(({ isCurrent }) => isCurrent);
    expect((await end(byCode, own?.id ?? '')).statusCode).toBe(204);
    expect([await isSignedIn(client), await isSignedIn(another)]).toEqual([true, false]);
    for (const { id, isCurrent } of await sessionsOf(client))
      if (!isCurrent) expect((await end(client, id)).statusCode).toBe(204);
    expect(await isSignedIn(byCode)).toBe(false);
  });
});

describe('sessions that a removed method has opened', () => {
  it('end with a passkey, also if Google is worth as much', async () => {
    const { client } = await person();
    const [first, second] = [await addPasskey(client, origin()), await addPasskey(client, origin())];
    const [lost, kept, byCode] = [testApp().visitor(), testApp().visitor(), await codes().signIn(ada)];
    await signInWithPasskey(lost, first.key);
    await signInWithPasskey(kept, second.key);
    expect((await remove(client, first.method.id)).statusCode).toBe(204);
    expect([await isSignedIn(lost), await isSignedIn(kept)]).toEqual([false, true]);
    expect([await isSignedIn(client), await isSignedIn(byCode)]).toEqual([true, true]);
  });

  it('end with email codes', async () => {
    const { client } = await person();
    const byCode = await codes().signIn(ada);
    const { key } = await addPasskey(byCode, origin());
    const byPasskey = testApp().visitor();
    await signInWithPasskey(byPasskey, key);
    await removeKind(client, 'email');
    expect([await isSignedIn(byCode), await isSignedIn(byPasskey), await isSignedIn(client)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('end with Google, except the one in which it is removed and those of passkeys', async () => {
    const owner = await person();
    const { key } = await addPasskey(owner.client, origin());
    const byPasskey = testApp().visitor();
    await signInWithPasskey(byPasskey, key);
    const elsewhere = testApp().visitor();
    elsewhere.cookies.set('session', owner.client.cookies.get('session') ?? '');
    await owner.signInAgain();
    expect((await removeKind(owner.client, 'google')).statusCode).toBe(204);
    expect([await isSignedIn(elsewhere), await isSignedIn(byPasskey)]).toEqual([false, true]);
    expect(await isSignedIn(owner.client)).toBe(true);
  });
});

describe('a passkey that was removed', () => {
  it('does not open the account any more', async () => {
    const { client } = await person();
    const { key, method } = await addPasskey(client, origin());
    expect(await signInWithPasskey(testApp().visitor(), key)).toBe(200);
    await remove(client, method.id);
    expect(await signInWithPasskey(testApp().visitor(), key)).toBe(403);
  });
});

describe('email codes that were removed', () => {
  it('are sent as before, but do not open the account and create no other', async () => {
    const { client } = await person();
    await remove(client, 'email');
    expect(await kindsOf(client)).toEqual(['google']);
    const browser = testApp().visitor();
    expect(await codes().ask(browser, ada, '/courses')).toBe('/sign-in/code');
    expect(await codes().check(browser, codes().lastCode())).toBe('/sign-in?returnTo=%2Fcourses&problem=off');
    expect((await browser.get('/api/auth/user')).statusCode).toBe(401);
    expect(await testApp().database.db.$count(users)).toBe(1);
  });

  it('do not come back with another address of the account', async () => {
    const { id, client } = await person();
    await remove(client, 'email');
    const { db } = testApp().database;
    const moved = 'ada@home.example';
    await db.update(users).set({ email: moved }).where(eq(users.id, id));
    await db.update(signInMethods).set({ email: moved }).where(eq(signInMethods.issuer, 'sandbox'));
    expect(await kindsOf(client)).toEqual(['google']);
    const browser = testApp().visitor();
    await codes().ask(browser, moved);
    expect(await codes().check(browser, codes().lastCode())).toContain('problem=off');
  });

  it('open the account again once they are turned on', async () => {
    const { id, client } = await person();
    await remove(client, 'email');
    expect(await turnOn(client)).toBe('/account?codes=on');
    expect((await askToTurnOn(client)).statusCode).toBe(409);
    expect((await whoIs(await codes().signIn(ada))).id).toBe(id);
  });

  it('are turned on only by a code that was sent to the address', async () => {
    const { client } = await person();
    await remove(client, 'email');
    expect((await askToTurnOn(client)).statusCode).toBe(204);
    expect(codes().smtp.taken.at(-1)?.to).toBe(ada);
    expect(await codes().check(client, codes().wrongCode())).toBe('/sign-in/code?problem=code');
    expect(await kindsOf(client)).toEqual(['google']);
    const byStranger = await codes().ask(testApp().visitor(), ada);
    expect(byStranger).toBe('/sign-in/code');
  });

  it('are turned on only for the account that asked for it, while it has this address', async () => {
    const { id, client, signInAgain } = await person();
    await remove(client, 'email');
    const { db } = testApp().database;
    await askToTurnOn(client);
    await db.update(users).set({ email: 'ada@home.example' }).where(eq(users.id, id));
    expect(await codes().check(client, codes().lastCode())).toBe('/account?codes=failed');
    await askToTurnOn(client);
    const session = client.cookies.get('session') ?? '';
    client.cookies.set('session', (await testApp().person('Free')).client.cookies.get('session') ?? '');
    expect(await codes().check(client, codes().lastCode())).toBe('/sign-in?returnTo=%2Faccount');
    client.cookies.set('session', session);
    await askToTurnOn(client);
    testApp().moveClock(9 * minute);
    expect(await codes().check(client, codes().lastCode())).toBe('/account?codes=on');
    await removeKind(client, 'email');
    await signInAgain();
    testApp().moveClock(14 * minute);
    await askToTurnOn(client);
    testApp().moveClock(2 * minute);
    expect(await codes().check(client, codes().lastCode())).toBe('/sign-in?returnTo=%2Faccount&again=yes');
  });

  it('are not turned on when the email cannot be sent, and the reply says so', async () => {
    const { client } = await person();
    await remove(client, 'email');
    codes().smtp.manner = 451;
    const reply = await askToTurnOn(client);
    codes().smtp.manner = 'accept';
    expect([reply.statusCode, reply.json().message]).toEqual([
      503,
      "We couldn't send the email. Please try again in a minute.",
    ]);
  });
});

describe('Google that was removed', () => {
  it('leaves the account to codes for its address', async () => {
    const { id, client } = await person();
    expect((await removeKind(client, 'google')).statusCode).toBe(204);
    expect(await listOf(client)).toMatchObject({ methods: [{ kind: 'email' }], canAddGoogle: true });
    expect((await whoIs(client)).id).toBe(id);
    expect((await whoIs(await codes().signIn(ada))).id).toBe(id);
    const [user] = await testApp().database.db.select().from(users);
    expect([user?.issuer, user?.subject]).toEqual(['sandbox-email', ada]);
  });

  it('leaves the account to a second Google account', async () => {
    const { id, client } = await person();
    const { db } = testApp().database;
    await remove(client, 'email');
    const second = { userId: id, issuer: 'sandbox', subject: 'second', email: ada };
    await db.insert(signInMethods).values(second);
    expect((await removeKind(client, 'google')).statusCode).toBe(204);
    const [user] = await db.select().from(users);
    expect([user?.issuer, user?.subject]).toEqual(['sandbox', 'second']);
    expect(await kindsOf(client)).toEqual(['google']);
  });

  it('leaves the account to a passkey', async () => {
    const { id, client } = await person();
    const { key } = await addPasskey(client, origin());
    await remove(client, 'email');
    expect((await removeKind(client, 'google')).statusCode).toBe(204);
    expect(await kindsOf(client)).toEqual(['passkey']);
    const browser = testApp().visitor();
    expect(await signInWithPasskey(browser, key)).toBe(200);
    expect((await whoIs(browser)).id).toBe(id);
  });
});
