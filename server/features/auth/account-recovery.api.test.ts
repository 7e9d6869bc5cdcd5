import type { SignInMethods } from '@chalkline/contract/sign-in-methods';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountRecoveries, auditEntries, mailOutbox, users } from '../../db/schema.ts';
import { sandboxCodes } from '../../start/sandbox.ts';
import { setUpCodeTests } from '../../testing/code-sign-in.ts';
import { addPasskey, signInWithPasskey } from '../../testing/passkey-browser.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { dropExpired } from './expired.ts';
import { setRole } from './people.ts';

const { codes, testApp } = setUpCodeTests();

const day = 24 * 60 * 60_000;
const ada = 'ada@example.com';
const path = '/api/account/recovery';
const methodsPath = '/api/account/sign-in-methods';

const person = () => testApp().person('Free', { email: ada });
const ask = (client: TestClient) => client.write('POST', path);
const listOf = async (client: TestClient): Promise<SignInMethods> => (await client.get(methodsPath)).json();
const stateOf = async (client: TestClient) => (await listOf(client)).recovery?.state;
const subjects = async () =>
  (await testApp().database.db.select().from(mailOutbox)).map(({ recipient, email }) => [
    recipient,
    email.heading,
  ]);

async function removeGoogle(client: TestClient): Promise<number> {
  const google = (await listOf(client)).methods.find(({ kind }) => kind === 'google');
  return (await client.write('DELETE', `${methodsPath}/${google?.id}`)).statusCode;
}

describe('a member who has only their mailbox left', () => {
  it('can remove Google a week after they have asked for it, within a week', async () => {
    await person();
    const byCode = await codes().signIn(ada);
    expect(await stateOf(byCode)).toBe('possible');
    expect((await ask(byCode)).statusCode).toBe(204);
    expect(await stateOf(byCode)).toBe('waiting');
    expect(await removeGoogle(byCode)).toBe(403);
    testApp().moveClock(7 * day - 60_000);
    expect(await removeGoogle(await codes().signIn(ada))).toBe(403);
    testApp().moveClock(60_000);
    const later = await codes().signIn(ada);
    expect(await stateOf(later)).toBe('open');
    expect(await removeGoogle(later)).toBe(204);
    expect(await listOf(later)).toMatchObject({ methods: [{ kind: 'email' }], canAddGoogle: true });
  });

  it('can delete the account and sign out other devices only then', async () => {
    const { id, client } = await person();
    const byCode = await codes().signIn(ada);
    const deletion = (by: TestClient) => by.write('DELETE', '/api/account', { confirmation: ada });
    expect((await deletion(byCode)).json()).toEqual({
      code: 'stronger_sign_in',
      message: 'Sign in with Google or a passkey to delete your account.',
    });
    await ask(byCode);
    testApp().moveClock(7 * day);
    const later = await codes().signIn(ada);
    const listed = (await later.get('/api/account/sessions')).json<{ id: string; isCurrent: boolean }[]>();
    for (const session of listed.filter(({ isCurrent }) => !isCurrent))
      expect((await later.write('DELETE', `/api/account/sessions/${session.id}`)).statusCode).toBe(204);
    expect((await client.get('/api/auth/user')).statusCode).toBe(401);
    expect((await deletion(later)).statusCode).toBe(204);
    expect(await testApp().database.db.$count(users, eq(users.id, id))).toBe(0);
  });

  it('has to ask again after that', async () => {
    await person();
    await ask(await codes().signIn(ada));
    testApp().moveClock(14 * day);
    const later = await codes().signIn(ada);
    expect([await stateOf(later), await removeGoogle(later)]).toEqual(['possible', 403]);
    await dropExpired(testApp().database.db, testApp().now());
    expect(await testApp().database.db.$count(accountRecoveries)).toBe(0);
  });

  it('is told by email once, also if they ask twice at once', async () => {
    const { id } = await person();
    const byCode = await codes().signIn(ada);
    await testApp().database.db.delete(mailOutbox);
    const replies = await Promise.all([ask(byCode), ask(byCode)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await subjects()).toEqual([[ada, 'Your account can be recovered soon']]);
    const actions = (await testApp().database.db.select().from(auditEntries)).filter(
      ({ subject }) => subject === `member:${id}`,
    );
    expect(actions.map(({ action }) => action)).toContain('recovery.ask');
  });

  it('reads in the email when it opens, in their time zone', async () => {
    await person();
    const byCode = await codes().signIn(ada);
    await byCode.write('PUT', '/api/account/time-zone', { timeZone: 'Asia/Tokyo', isDetected: false });
    await ask(byCode);
    const [asked] = (await testApp().database.db.select().from(mailOutbox)).filter(
      ({ email }) => email.heading === 'Your account can be recovered soon',
    );
    expect(asked?.email.paragraphs.join(' ')).toMatch(/From \w+ \d+, \d+, \d\d:\d\d UTC\+9 on,/);
  });

  it('needs a recent sign-in to ask', async () => {
    await person();
    const byCode = await codes().signIn(ada);
    testApp().moveClock(16 * 60_000);
    expect((await ask(byCode)).json().code).toBe('sign_in_again');
  });
});

describe('a recovery', () => {
  it('stops when its owner uses a session of Google', async () => {
    const { client } = await person();
    await ask(await codes().signIn(ada));
    testApp().moveClock(2 * 60 * 60_000);
    await client.get('/api/auth/user');
    expect(await testApp().database.db.$count(accountRecoveries)).toBe(0);
    expect((await subjects()).at(-1)).toEqual([ada, 'The recovery was stopped']);
  });

  it('stops when its owner signs in with a passkey, but not with one that was added after a code', async () => {
    const { client } = await person();
    const { key } = await addPasskey(client, new URL(testApp().config.publicUrl).origin);
    const byCode = await codes().signIn(ada);
    const ofCodes = await addPasskey(byCode, new URL(testApp().config.publicUrl).origin);
    await ask(byCode);
    await signInWithPasskey(testApp().visitor(), ofCodes.key);
    expect(await stateOf(byCode)).toBe('waiting');
    await signInWithPasskey(testApp().visitor(), key);
    expect(await stateOf(byCode)).toBe('possible');
  });

  it('can be stopped on the account page, where nothing happens the second time', async () => {
    const { client } = await person();
    const byCode = await codes().signIn(ada);
    await ask(byCode);
    expect(await stateOf(client)).toBe('waiting');
    for (const _ of [1, 2]) expect((await client.write('DELETE', path)).statusCode).toBe(204);
    expect(await stateOf(client)).toBeUndefined();
    expect((await subjects()).filter(([, heading]) => heading === 'The recovery was stopped')).toHaveLength(
      1,
    );
  });

  it('is refused in a session of Google, and where codes are all there is', async () => {
    const { client } = await person();
    expect((await ask(client)).statusCode).toBe(409);
    const only = await codes().signIn('only@example.com');
    expect((await ask(only)).statusCode).toBe(409);
    const deleted = await only.write('DELETE', '/api/account', { confirmation: 'only@example.com' });
    expect(deleted.statusCode).toBe(204);
  });

  it('is not for staff, and stops when somebody gets a role', async () => {
    const { id, client } = await person();
    const byCode = await codes().signIn(ada);
    await ask(byCode);
    const { app, mail, database } = testApp();
    await setRole(database.db, { app, mail, signInCodes: sandboxCodes }, id, 'editor');
    expect(await database.db.$count(accountRecoveries)).toBe(0);
    await codes().signIn(ada, client);
    expect((await ask(client)).json().message).toContain('Ask a founder');
  });
});
