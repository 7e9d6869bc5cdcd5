import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  PasskeySignIn,
} from '@chalkline/contract/passkeys';
import type { SignInMethod } from '@chalkline/contract/sign-in-methods';
import { mostPasskeys } from '@chalkline/domain/access/sign-in-methods';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passkeyChallenges, passkeys, sessions, signInCounts, users } from '../../db/schema.ts';
import { SoftwarePasskey } from '../../testing/software-passkey.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const minute = 60_000;

let testApp: TestApp;
let owner: TestPerson;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { SIGN_INS_PER_MINUTE: '1000', WRITES_PER_MINUTE: '10000' } });
});
beforeEach(async () => {
  await testApp.database.db.delete(users);
  await testApp.database.db.delete(signInCounts);
  owner = await testApp.person('Monthly', { firstName: 'Ada' });
});
afterAll(() => testApp.close());

const newKey = () => new SoftwarePasskey(new URL(testApp.config.publicUrl).origin);

async function creationFor({ client }: Pick<TestPerson, 'client'>): Promise<PasskeyCreation> {
  return (await client.write('POST', '/api/account/passkeys/creation')).json();
}

const send = ({ client }: Pick<TestPerson, 'client'>, answer: NewPasskey) =>
  client.write('POST', '/api/account/passkeys', answer);

async function add(
  person: TestPerson,
  key = newKey(),
): Promise<{ key: SoftwarePasskey; method: SignInMethod }> {
  const reply = await send(person, key.create(await creationFor(person)));
  expect(reply.statusCode).toBe(201);
  return { key, method: reply.json() };
}

async function requestFor(client: TestClient): Promise<PasskeyRequest> {
  return (await client.write('POST', '/api/sign-in/passkey/request')).json();
}

const signInWith = (client: TestClient, passkey: PasskeySignIn['passkey'], returnTo?: string) =>
  client.write('POST', '/api/sign-in/passkey', { passkey, ...(returnTo ? { returnTo } : {}) });

const whoIs = async (client: TestClient) => (await client.get('/api/auth/user')).json().id;

describe('adding a passkey', () => {
  it('asks for a key that is stored on the device and verifies the person', async () => {
    const creation = await creationFor(owner);
    expect(creation).toMatchObject({
      rp: { id: 'localhost', name: 'Chalkline' },
      user: { name: owner.email, displayName: 'Ada' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    expect(creation.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-7, -8, -257]);
  });

  it('names it after the device, can rename it, and excludes it the next time', async () => {
    const { key, method } = await add(owner);
    expect(method).toMatchObject({ kind: 'passkey', name: 'A browser', lastUsedAt: null });
    const path = `/api/account/passkeys/${method.id}`;
    expect((await owner.client.write('PATCH', path, { name: ' My phone ' })).statusCode).toBe(204);
    expect((await owner.client.write('PATCH', path, { name: ' ' })).statusCode).toBe(422);
    const [stored] = await testApp.database.db.select().from(passkeys);
    expect([stored?.name, stored?.credentialId]).toEqual(['My phone', key.id]);
    expect((await creationFor(owner)).excludeCredentials).toEqual([
      { id: key.id, type: 'public-key', transports: ['internal'] },
    ]);
  });

  it('cannot be repeated with the same challenge, nor in another browser, nor by somebody else', async () => {
    const creation = await creationFor(owner);
    expect((await send(owner, newKey().create(creation))).statusCode).toBe(201);
    expect((await send(owner, newKey().create(creation))).json().code).toBe('passkey_refused');

    const forBrowser = await creationFor(owner);
    owner.client.cookies.delete('passkey');
    expect((await send(owner, newKey().create(forBrowser))).json().code).toBe('passkey_refused');

    const somebodyElse = await testApp.person('Free');
    const forOwner = await creationFor(owner);
    somebodyElse.client.cookies.set('passkey', owner.client.cookies.get('passkey') ?? '');
    expect((await send(somebodyElse, newKey().create(forOwner))).json().code).toBe('passkey_refused');
    expect(await testApp.database.db.$count(passkeys)).toBe(1);
  });

  it('is refused after five minutes, and a challenge for signing in is no challenge for adding', async () => {
    const creation = await creationFor(owner);
    testApp.moveClock(5 * minute + 1000);
    expect((await send(owner, newKey().create(creation))).json().message).toBe(
      'That took too long. Please try again.',
    );
    await owner.signInAgain();
    const { challenge } = await requestFor(owner.client);
    const mixed = newKey().create({ ...(await creationFor(owner)), challenge });
    expect((await send(owner, mixed)).json().code).toBe('passkey_refused');
  });

  it.each([
    ['on another site', { origin: 'https://chalkline.example' }],
    ['for another site', { rpId: 'chalkline.example' }],
    ['without a check of the person', { isVerified: false }],
  ])('is refused %s', async (_, answering) => {
    const reply = await send(owner, newKey().create(await creationFor(owner), answering));
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'passkey_refused']);
    expect(await testApp.database.db.$count(passkeys)).toBe(0);
  });

  it('is refused for a key that belongs to somebody, whoever adds it again', async () => {
    const { key } = await add(owner);
    expect((await send(owner, key.create(await creationFor(owner)))).json().code).toBe('conflict');
    const thief = await testApp.person('Free');
    expect((await send(thief, key.create(await creationFor(thief)))).json().code).toBe('conflict');
    expect(await testApp.database.db.$count(passkeys, eq(passkeys.userId, owner.id))).toBe(1);
  });

  it('ends at ten, also when several are added at once', async () => {
    for (let count = 1; count < mostPasskeys; count += 1) await add(owner);
    const [one, other] = [await creationFor(owner), await creationFor(owner)];
    const replies = await Promise.all([
      send(owner, newKey().create(one)),
      send(owner, newKey().create(other)),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    const refusal = (await owner.client.write('POST', '/api/account/passkeys/creation')).json();
    expect(refusal.code).toBe('passkey_limit');
  });
});

describe('signing in with a passkey', () => {
  it('opens the account of the passkey and leads on to the page', async () => {
    const { key } = await add(owner);
    const browser = testApp.visitor();
    const request = await requestFor(browser);
    expect(request).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const reply = await signInWith(browser, key.sign(request), '/courses');
    expect([reply.statusCode, reply.json()]).toEqual([200, { returnTo: '/courses' }]);
    expect(await whoIs(browser)).toBe(owner.id);
    const [stored] = await testApp.database.db.select().from(passkeys);
    expect([stored?.counter, stored?.lastUsedAt]).toEqual([1, expect.any(Date)]);
  });

  it('never leads to another site', async () => {
    const { key } = await add(owner);
    const browser = testApp.visitor();
    const reply = await signInWith(browser, key.sign(await requestFor(browser)), 'https://evil.example');
    expect(reply.json()).toEqual({ returnTo: '/dashboard' });
  });

  it('replaces the session of this browser, and counts as a recent sign-in', async () => {
    const { key } = await add(owner);
    const before = owner.client.cookies.get('session');
    testApp.moveClock(16 * minute);
    const stale = await owner.client.write('POST', '/api/account/passkeys/creation');
    expect(stale.json().code).toBe('sign_in_again');
    await signInWith(owner.client, key.sign(await requestFor(owner.client)));
    expect(owner.client.cookies.get('session')).not.toBe(before);
    expect(await testApp.database.db.$count(sessions)).toBe(1);
    expect((await owner.client.write('POST', '/api/account/passkeys/creation')).statusCode).toBe(200);
  });

  it('counts as a recent sign-in of staff, too', async () => {
    const founder = await testApp.person('Free', { role: 'founder' });
    const { key } = await add(founder);
    testApp.moveClock(16 * minute);
    const take = () => founder.client.write('DELETE', `/api/founder/team/${owner.id}`);
    expect((await take()).json().code).toBe('sign_in_again');
    await signInWith(founder.client, key.sign(await requestFor(founder.client)));
    expect((await take()).statusCode).toBe(204);
  });

  it('accepts passkeys without a signature counter', async () => {
    const { key } = await add(owner);
    for (let turn = 0; turn < 2; turn += 1) {
      key.counter = -1;
      const browser = testApp.visitor();
      expect((await signInWith(browser, key.sign(await requestFor(browser)))).statusCode).toBe(200);
    }
  });

  const refusals = async (passkey: PasskeySignIn['passkey'], browser: TestClient) => {
    const reply = await signInWith(browser, passkey);
    expect(await testApp.database.db.$count(sessions)).toBe(1);
    return [reply.statusCode, reply.json().code];
  };
  const refused = [403, 'passkey_refused'];

  it('works once for a challenge, also when it is sent twice at once', async () => {
    const { key } = await add(owner);
    const browser = testApp.visitor();
    const request = await requestFor(browser);
    const answers = [key.sign(request), key.sign(request)];
    const replies = await Promise.all(answers.map((answer) => signInWith(browser, answer)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
  });

  it('is refused in another browser', async () => {
    const { key } = await add(owner);
    const request = await requestFor(testApp.visitor());
    const other = testApp.visitor();
    expect(await refusals(key.sign(request), other)).toEqual(refused);
    await requestFor(other);
    expect(await refusals(key.sign(request), other)).toEqual(refused);
  });

  it('is refused after five minutes', async () => {
    const { key } = await add(owner);
    const browser = testApp.visitor();
    const request = await requestFor(browser);
    testApp.moveClock(5 * minute + 1000);
    expect(await refusals(key.sign(request), browser)).toEqual(refused);
  });

  it.each([
    ['from another site', { origin: 'https://chalkline.example' }],
    ['from another port', { origin: 'http://localhost:1' }],
    ['for another site', { rpId: 'chalkline.example' }],
    ['without a check of the person', { isVerified: false }],
    ['that names another account', { userHandle: Buffer.alloc(16).toString('base64url') }],
  ])('is refused with a signature %s', async (_, answering) => {
    const { key } = await add(owner);
    const browser = testApp.visitor();
    expect(await refusals(key.sign(await requestFor(browser), answering), browser)).toEqual(refused);
  });

  it('is refused for a passkey that nobody added, and for one that claims to be another', async () => {
    const { key } = await add(owner);
    const [browser, foreign] = [testApp.visitor(), newKey()];
    expect(await refusals(foreign.sign(await requestFor(browser)), browser)).toEqual(refused);
    const userHandle = Buffer.from(owner.id.replaceAll('-', ''), 'hex').toString('base64url');
    const forged = foreign.sign(await requestFor(browser), { id: key.id, userHandle });
    expect(await refusals(forged, browser)).toEqual(refused);
  });

  it('is refused when the counter does not grow: somebody has copied the key', async () => {
    const { key } = await add(owner);
    key.counter = 7;
    const browser = testApp.visitor();
    await signInWith(browser, key.sign(await requestFor(browser)));
    await testApp.database.db.delete(sessions);
    await owner.signInAgain();
    key.counter = 5;
    expect(await refusals(key.sign(await requestFor(browser)), browser)).toEqual(refused);
    key.counter = -1;
    expect(await refusals(key.sign(await requestFor(browser)), browser)).toEqual(refused);
  });

  it('is refused for an account of an identity provider that is no longer used', async () => {
    const { key } = await add(owner);
    const { db } = testApp.database;
    const browser = testApp.visitor();
    await db.update(passkeys).set({ issuer: 'https://elsewhere.example' });
    expect(await refusals(key.sign(await requestFor(browser)), browser)).toEqual(refused);
    await db.update(passkeys).set({ issuer: 'sandbox' });
    await db.update(users).set({ issuer: 'https://elsewhere.example' });
    expect((await signInWith(browser, key.sign(await requestFor(browser)))).statusCode).toBe(403);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', Buffer.from('{').toString('base64url')],
    ['no challenge', Buffer.from('{}').toString('base64url')],
  ])('is refused when the browser has signed %s', async (_, clientDataJSON) => {
    const { key } = await add(owner);
    const browser = testApp.visitor();
    const { response, ...answer } = key.sign(await requestFor(browser));
    const reply = await signInWith(browser, { ...answer, response: { ...response, clientDataJSON } });
    expect([403, 422]).toContain(reply.statusCode);
  });
});

describe('challenges', () => {
  it('are deleted once they have expired', async () => {
    await requestFor(testApp.visitor());
    testApp.moveClock(6 * minute);
    await requestFor(testApp.visitor());
    expect(await testApp.database.db.$count(passkeyChallenges)).toBe(1);
  });
});
