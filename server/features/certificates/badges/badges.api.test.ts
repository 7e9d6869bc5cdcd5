import { createPublicKey, generateKeyPairSync, type JsonWebKey, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badgeKeys } from '../../../db/schema.ts';
import { certify } from '../../../testing/certificates.ts';
import { founderEmail, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { BadgeKeys } from './signing-key.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

type Json = Record<string, unknown>;
const json = async (address: string) => (await testApp.visitor().get(address)).json<Json>();
const partOf = (badge: string, part: number) =>
  JSON.parse(Buffer.from(badge.split('.')[part] ?? '', 'base64url').toString('utf8')) as Json;

async function badgeOf(facts: Parameters<typeof certify>[2] = {}) {
  const person = await testApp.person('Monthly', { firstName: 'Ada' });
  const issued = await certify(testApp, person, facts);
  const { body } = await testApp.visitor().get(`/certificates/${issued.token}/badge.jwt`);
  return { person, issued, badge: body };
}

/** Verifies a badge with the standard library only, using the key that the badge names. */
async function isRight(badge: string): Promise<boolean> {
  const [header = '', payload = '', signature = ''] = badge.split('.');
  const kid = String(partOf(badge, 0).kid);
  const jwk = (await json(kid.slice(testApp.config.publicUrl.length))) as JsonWebKey;
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  return verify('RSA-SHA256', Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'));
}

describe('a badge', () => {
  it('is signed by a key that is published, alone and in the set', async () => {
    const { badge } = await badgeOf();
    expect(partOf(badge, 0)).toMatchObject({ alg: 'RS256', typ: 'JWT' });
    expect(await isRight(badge)).toBe(true);
    const { keys } = (await json('/.well-known/jwks.json')) as { keys: Json[] };
    expect(keys.map(({ kid }) => kid)).toContain(partOf(badge, 0).kid);
    for (const key of keys)
      for (const secret of ['d', 'p', 'q', 'dp', 'dq', 'qi']) expect(key).not.toHaveProperty(secret);
  });

  it('is invalid after a changed character', async () => {
    const { badge } = await badgeOf();
    const [header, , signature] = badge.split('.');
    const payload = JSON.stringify(partOf(badge, 1)).replace('"Ada"', '"Eve"');
    expect(await isRight(`${header}.${Buffer.from(payload).toString('base64url')}.${signature}`)).toBe(false);
  });

  it('is an Open Badges 3.0 credential with everything that the standard requires', async () => {
    const { badge, issued, person } = await badgeOf();
    const { publicUrl } = testApp.config;
    const claims = partOf(badge, 1);
    expect(claims).toMatchObject({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
      id: `urn:uuid:${issued.id}`,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      name: 'Website Builder',
      issuer: { id: `${publicUrl}/api/badges/issuer`, type: ['Profile'], name: 'Chalkline' },
      validFrom: '2026-11-13T09:00:00.000Z',
      credentialSubject: {
        id: `${publicUrl}/certificates/${issued.token}#holder`,
        type: ['AchievementSubject'],
        identifier: [{ type: 'IdentityObject', hashed: false, identityHash: 'Ada', identityType: 'name' }],
        achievement: {
          id: `${publicUrl}/api/badges/achievements/1`,
          type: ['Achievement'],
          name: 'Website Builder',
          description: expect.any(String),
          criteria: { narrative: expect.any(String) },
        },
      },
      credentialStatus: { id: `${publicUrl}/api/badges/revocations`, type: '1EdTechRevocationList' },
      iss: `${publicUrl}/api/badges/issuer`,
      jti: `urn:uuid:${issued.id}`,
      sub: `${publicUrl}/certificates/${issued.token}#holder`,
      nbf: Date.parse('2026-11-13T09:00:00Z') / 1000,
    });
    expect(JSON.stringify(claims)).not.toContain(person.email);
    const { iss, jti, sub, nbf, ...said } = claims;
    expect([iss, jti, sub, nbf]).not.toContain(undefined);
    expect(await json(`/certificates/${issued.token}/badge.json`)).toEqual(said);
  });

  it('contains the checks that passed as evidence, without what the reviewer wrote, and is still valid', async () => {
    const check = {
      lessonId: 3901,
      lessonOrder: 1,
      lesson: 'Say it',
      try: 'Press Send.',
      expect: 'It is sent.',
    };
    const checks = [
      { ...check, checkId: 'a', isPassed: true, comment: 'A private word.' },
      { ...check, checkId: 'b', isPassed: false, comment: 'Not yet.' },
    ];
    const { badge, issued } = await badgeOf({ checks });
    expect(await isRight(badge)).toBe(true);
    expect(partOf(badge, 1).evidence).toEqual([
      {
        type: ['Evidence'],
        name: 'Press Send.',
        narrative: 'Tried: Press Send. Seen: It is sent.',
        description:
          'Passed by the reviewer. It is a build check of lesson 1 of Build Your First Website, Say it.',
        genre: 'Build check',
      },
    ]);
    expect(JSON.stringify(partOf(badge, 1))).not.toContain('private word');
    expect(await json(`/api/certificates/${issued.token}`)).toMatchObject({
      checks: [{ lessonOrder: 1, lesson: 'Say it', try: 'Press Send.', expect: 'It is sent.' }],
    });
    expect(partOf((await badgeOf()).badge, 1)).not.toHaveProperty('evidence');
  });

  it('names only URLs that answer, also to pages of other sites', async () => {
    const { issued } = await badgeOf();
    for (const address of [
      '/api/badges/issuer',
      '/api/badges/achievements/1',
      '/api/badges/achievements/1/image.png',
      '/api/badges/revocations',
      `/certificates/${issued.token}/image.png`,
    ]) {
      const { statusCode, headers } = await testApp.visitor().get(address);
      expect(statusCode, address).toBe(200);
      expect(headers['access-control-allow-origin']).toBe('*');
    }
    for (const address of [
      '/api/badges/keys/none',
      '/api/badges/achievements/99',
      '/api/badges/achievements/x',
    ]) {
      expect((await testApp.visitor().get(address)).statusCode).toBe(404);
    }
  });

  it('is listed as revoked, also after the account is deleted', async () => {
    const { issued, person, badge } = await badgeOf();
    const revoked = async () =>
      ((await json('/api/badges/revocations')) as { revokedCredential: Json[] }).revokedCredential.map(
        ({ id }) => id,
      );
    expect(await revoked()).not.toContain(partOf(badge, 1).id);
    const founder = await testApp.person('Free', { email: founderEmail });
    const body = { reason: 'A copy.' };
    await founder.client.write('POST', `/api/founder/certificates/${issued.id}/revoke`, body);
    expect(await revoked()).toContain(partOf(badge, 1).id);
    await person.client.write('DELETE', '/api/account', { confirmation: person.email });
    expect((await testApp.visitor().get(`/certificates/${issued.token}/badge.jwt`)).statusCode).toBe(404);
    expect(await revoked()).toContain(partOf(badge, 1).id);
  });
});

describe('the keys', () => {
  const seal = Buffer.alloc(32, 7);
  const keys = (options: { configured?: ReturnType<typeof ownKey>; seal?: Buffer } = {}) =>
    new BadgeKeys({
      db: testApp.database.db,
      configured: options.configured,
      seal: options.seal ?? seal,
    });
  const ownKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

  it('are shared by all processes, however many start at once', async () => {
    const current = await Promise.all(Array.from({ length: 4 }, () => keys().current()));
    expect(new Set(current.map(({ id }) => id)).size).toBe(1);
  });

  it('are encrypted in the database', async () => {
    await keys().current();
    const rows = await testApp.database.db.select().from(badgeKeys);
    expect(JSON.stringify(rows)).not.toContain('PRIVATE KEY');
  });

  it('stay published when another key signs', async () => {
    const before = await keys().current();
    const configured = ownKey();
    const after = await keys({ configured }).current();
    expect(after.id).not.toBe(before.id);
    const other = await keys({ seal: Buffer.alloc(32, 8) }).current();
    const served = (await keys().publicKeys()).map(({ id }) => id);
    expect(served).toEqual(expect.arrayContaining([before.id, after.id, other.id]));
  });
});
