import type { SignInMethods } from '@chalkline/contract/sign-in-methods';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailOutbox, passkeys, signInMethods, users } from '../../db/schema.ts';
import { sandboxCodes } from '../../start/sandbox.ts';
import { isSignedIn, setUpCodeTests, whoIs } from '../../testing/code-sign-in.ts';
import { addPasskey, signInWithPasskey } from '../../testing/passkey-browser.ts';
import { savePerson } from './people.ts';

const { codes, testApp } = setUpCodeTests();

/** Signs in with a Google account that has this address now. */
async function signInWithGoogle(subject: string, email: string, name = 'Ada Byron'): Promise<string> {
  const { app, mail, database, now } = testApp();
  const identity = {
    issuer: 'sandbox',
    subject,
    email,
    isEmailVerified: true,
    firstName: null,
    lastName: null,
    name,
    pictureUrl: null,
    authenticatedAt: null,
  };
  const context = { app, mail, db: database.db, signInCodes: sandboxCodes, now };
  return (await savePerson(context, identity)).userId;
}

const recipients = async () =>
  (await testApp().database.db.select({ to: mailOutbox.recipient, email: mailOutbox.email }).from(mailOutbox))
    .filter(({ email }) => email.heading === 'A way to sign in was removed')
    .map(({ to }) => to)
    .toSorted();

describe('an account whose Google address has changed', () => {
  it('is no longer opened by codes to the former address, nor by their sessions', async () => {
    const id = await signInWithGoogle('ada', 'ada@old.example');
    const byCode = await codes().signIn('ada@old.example');
    expect((await whoIs(byCode)).id).toBe(id);
    expect(await signInWithGoogle('ada', 'Ada@new.example')).toBe(id);
    expect(await isSignedIn(byCode)).toBe(false);
    const next = await codes().signIn('ada@old.example');
    expect((await whoIs(next)).id).not.toBe(id);
    expect((await whoIs(await codes().signIn('ada@new.example'))).id).toBe(id);
  });

  it('is not opened by what codes have opened or added, also if they were switched off since', async () => {
    const id = await signInWithGoogle('ada', 'ada@old.example');
    const byCode = await codes().signIn('ada@old.example');
    const { key } = await addPasskey(byCode, new URL(testApp().config.publicUrl).origin);
    const { methods } = (await byCode.get('/api/account/sign-in-methods')).json<SignInMethods>();
    const own = methods.find(({ kind }) => kind === 'email')?.id;
    const off = await byCode.write('DELETE', `/api/account/sign-in-methods/${own}`);
    expect([off.statusCode, await isSignedIn(byCode)]).toEqual([204, true]);
    await signInWithGoogle('ada', 'ada@new.example');
    expect(await isSignedIn(byCode)).toBe(false);
    expect(await signInWithPasskey(testApp().visitor(), key)).toBe(403);
    const { db } = testApp().database;
    expect(await db.$count(passkeys, eq(passkeys.userId, id))).toBe(0);
  });

  it('keeps the passkeys that were added after a sign-in with Google', async () => {
    const { id, client } = await testApp().person('Free', { email: 'ada@old.example' });
    const { key } = await addPasskey(client, new URL(testApp().config.publicUrl).origin);
    const [user] = await testApp().database.db.select().from(users).where(eq(users.id, id));
    expect(await signInWithGoogle(user?.subject ?? '', 'ada@new.example')).toBe(id);
    expect(await isSignedIn(client)).toBe(true);
    expect(await signInWithPasskey(testApp().visitor(), key)).toBe(200);
  });

  it('tells both addresses', async () => {
    await signInWithGoogle('ada', 'ada@old.example');
    await codes().signIn('ada@old.example');
    await signInWithGoogle('ada', 'ada@new.example');
    expect(await recipients()).toEqual(['ada@new.example', 'ada@old.example']);
  });

  it('keeps its codes when only the case of the address changes', async () => {
    await signInWithGoogle('ada', 'ada@old.example');
    const byCode = await codes().signIn('ada@old.example');
    await signInWithGoogle('ada', 'ADA@old.example');
    expect(await isSignedIn(byCode)).toBe(true);
    expect(await recipients()).toEqual([]);
  });
});

describe('an account with two Google accounts', () => {
  it('keeps the name and the address of the first', async () => {
    const { db } = testApp().database;
    const id = await signInWithGoogle('ada', 'ada@example.com');
    const other = { userId: id, issuer: 'sandbox', subject: 'other', email: 'ada@example.com' };
    await db.insert(signInMethods).values(other);
    expect(await signInWithGoogle('other', 'other@example.com', 'Somebody Else')).toBe(id);
    const [person] = await db.select().from(users).where(eq(users.id, id));
    expect(person).toMatchObject({ email: 'ada@example.com', name: 'Ada Byron' });
  });
});
