import type { Certificate } from '@chalkline/contract/certificates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certify } from '../../testing/certificates.ts';
import { founderEmail, startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp;
let founder: TestPerson;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { WRITES_PER_MINUTE: '10000' } });
  founder = await testApp.person('Free', { email: founderEmail });
});
afterAll(() => testApp.close());

async function earner() {
  const ada = await testApp.person('Monthly', { firstName: 'Ada' });
  return { ada, issued: await certify(testApp, ada) };
}

const rename = ({ client }: TestPerson, id: string, name: string) =>
  client.write('PATCH', `/api/certificates/${id}`, { name });
const revoke = (id: string) =>
  founder.client.write('POST', `/api/founder/certificates/${id}/revoke`, { reason: 'A copy.' });
const read = async (token: string, by = testApp.visitor()) =>
  (await by.get(`/api/certificates/${token}`)).json<Certificate>();

/** The contents of the currently signed badge. */
async function badgeOf(token: string) {
  const { body } = await testApp.visitor().get(`/certificates/${token}/badge.jwt`);
  return JSON.parse(Buffer.from(body.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
    readonly id: string;
    readonly validFrom: string;
    readonly awardedDate: string;
    readonly credentialSubject: { readonly identifier: readonly { readonly identityHash: string }[] };
  };
}

async function revokedIds(): Promise<string[]> {
  const { revokedCredential } = (await testApp.visitor().get('/api/badges/revocations')).json<{
    revokedCredential: { id: string }[];
  }>();
  return revokedCredential.map(({ id }) => id);
}

describe('changing the name on a certificate', () => {
  it('issues another badge and revokes the earlier one', async () => {
    const { ada, issued } = await earner();
    const first = await badgeOf(issued.token);
    expect((await rename(ada, issued.id, 'Ada Lovelace')).statusCode).toBe(204);
    const second = await badgeOf(issued.token);
    expect(second.credentialSubject.identifier[0]?.identityHash).toBe('Ada Lovelace');
    expect(second.id).not.toBe(first.id);
    expect(second.awardedDate).toBe(first.awardedDate);
    expect(Date.parse(second.validFrom)).toBeGreaterThan(Date.parse(first.validFrom));
    const revoked = await revokedIds();
    expect([revoked.includes(first.id), revoked.includes(second.id)]).toEqual([true, false]);
  });

  it('shows both dates on the page, and only the owner sees how many changes are left', async () => {
    const { ada, issued } = await earner();
    expect(await read(issued.token, ada.client)).toMatchObject({
      reissuedAt: null,
      settings: { nameChangesLeft: 2 },
    });
    await rename(ada, issued.id, 'Ada Lovelace');
    expect(await read(issued.token, ada.client)).toMatchObject({
      awardedAt: '2026-11-13T09:00:00.000Z',
      reissuedAt: expect.any(String),
      settings: { nameChangesLeft: 1 },
    });
    expect((await read(issued.token)).settings).toBeNull();
    const page = (await testApp.visitor().get(`/certificates/${issued.token}`)).body;
    expect(page).toContain('Reissued with a changed name on');
  });

  it('changes nothing for the same name, however it is written', async () => {
    const { ada, issued } = await earner();
    await rename(ada, issued.id, 'Zo\u00eb');
    const before = await badgeOf(issued.token);
    for (const name of ['Zo\u00eb', '  Zo\u00eb ', 'Zoe\u0308']) {
      expect((await rename(ada, issued.id, name)).statusCode).toBe(204);
    }
    expect(await badgeOf(issued.token)).toEqual(before);
  });

  it('is possible twice, also when many changes come at once', async () => {
    const { ada, issued } = await earner();
    const names = Array.from({ length: 6 }, (_, index) => `Ada ${index}`);
    const before = (await revokedIds()).length;
    await ada.client.formToken();
    const replies = await Promise.all(names.map((name) => rename(ada, issued.id, name)));
    const codes = replies.map(({ statusCode }) => statusCode).toSorted();
    expect(codes).toEqual([204, 204, 409, 409, 409, 409]);
    expect((await revokedIds()).length).toBe(before + 2);
    const { name, settings } = await read(issued.token, ada.client);
    expect(settings?.nameChangesLeft).toBe(0);
    expect((await rename(ada, issued.id, name)).statusCode).toBe(204);
    expect((await rename(ada, issued.id, 'Another')).json()).toMatchObject({ code: 'conflict' });
    const page = (await ada.client.get(`/certificates/${issued.token}`)).body;
    expect(page).toContain('This name is final.');
  });

  it('does not prevent changing who may open it', async () => {
    const { ada, issued } = await earner();
    for (const name of ['Ada A', 'Ada B']) await rename(ada, issued.id, name);
    const reply = await ada.client.write('PATCH', `/api/certificates/${issued.id}`, { isPublic: false });
    expect(reply.statusCode).toBe(204);
    expect((await testApp.visitor().get(`/api/certificates/${issued.token}`)).statusCode).toBe(404);
  });
});

describe('a revoked certificate', () => {
  it('has no badge to sign or to read, and cannot be renamed', async () => {
    const { ada, issued } = await earner();
    await rename(ada, issued.id, 'Ada Lovelace');
    const { id } = await badgeOf(issued.token);
    expect((await revoke(issued.id)).statusCode).toBe(204);
    for (const file of ['badge.jwt', 'badge.json']) {
      const reply = await testApp.visitor().get(`/certificates/${issued.token}/${file}`);
      expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([410, 'revoked']);
    }
    expect(await revokedIds()).toContain(id);
    expect((await rename(ada, issued.id, 'Eve')).statusCode).toBe(410);
    const page = (await testApp.visitor().get(`/certificates/${issued.token}`)).body;
    expect(page).not.toContain('The signed badge');
  });
});
