import type { Certificate } from '@chalkline/contract/certificates';
import type { UserCertification } from '@chalkline/contract/certifications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, mailOutbox, users } from '../../db/schema.ts';
import { builtProject, certify } from '../../testing/certificates.ts';
import { founderEmail, startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import type { IssuedCertificate } from './issue.ts';
import { certificateData } from './personal-data.ts';

let testApp: TestApp;
let founder: TestPerson;
beforeAll(async () => {
  testApp = await startTestApp();
  founder = await testApp.person('Free', { email: founderEmail });
});
afterAll(() => testApp.close());

async function earner(): Promise<{ ada: TestPerson; issued: IssuedCertificate }> {
  const ada = await testApp.person('Monthly', { firstName: 'Ada' });
  return { ada, issued: await certify(testApp, ada) };
}

const read = async (token: string, client = testApp.visitor()) =>
  (await client.get(`/api/certificates/${token}`)).json<Certificate>();
const change = (person: TestPerson, id: string, body: object) =>
  person.client.write('PATCH', `/api/certificates/${id}`, body);
const revoke = (person: TestPerson, id: string, body: object = { reason: 'The project was a copy.' }) =>
  person.client.write('POST', `/api/founder/certificates/${id}/revoke`, body);
const everyAddress = (token: string) => [
  `/certificates/${token}`,
  `/certificates/${token}/image.png`,
  `/certificates/${token}/certificate.pdf`,
  `/certificates/${token}/badge.jwt`,
  `/certificates/${token}/badge.json`,
  `/api/certificates/${token}`,
];
const statusOf = async (address: string, client = testApp.visitor()) =>
  (await client.open(address)).statusCode;

describe('a certificate', () => {
  it('opens for everybody who has its URL, and reveals nothing else about its owner', async () => {
    const { ada, issued } = await earner();
    const certificate = await read(issued.token);
    expect(certificate).toMatchObject({
      name: 'Ada',
      certification: { id: 1, name: 'Website Builder' },
      course: { slug: 'build-your-first-website' },
      reviewerName: 'Robin Ashdown',
      projectUrl: null,
      revocation: null,
      settings: null,
      address: `${testApp.config.publicUrl}/certificates/${issued.token}`,
    });
    const { body } = await testApp.visitor().open(`/certificates/${issued.token}`);
    for (const secret of [ada.email, ada.id, builtProject]) {
      expect(JSON.stringify(certificate)).not.toContain(secret);
      expect(body).not.toContain(secret);
    }
  });

  it('is neither cached nor indexed, and shows its picture when shared', async () => {
    const { issued } = await earner();
    const { body, headers, statusCode } = await testApp.visitor().open(`/certificates/${issued.token}`);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain(`${testApp.config.publicUrl}/certificates/${issued.token}/image.png`);
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect((await testApp.visitor().get('/sitemap.xml')).body).not.toContain('certificates');
  });

  it('has a picture and a document', async () => {
    const { issued } = await earner();
    const image = await testApp.visitor().get(`/certificates/${issued.token}/image.png`);
    expect(image.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
    expect(image.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect([image.rawPayload.readUInt32BE(16), image.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    const pdf = await testApp.visitor().get(`/certificates/${issued.token}/certificate.pdf`);
    expect(pdf.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.rawPayload.toString('latin1')).toContain('FontFile2');
  });

  it.each(['W'.repeat(80), 'Ada 👩🏽‍💻✨', 'محمد علي', '周美玲', '<b>&"', 'Nguyễn Thị Ánh'])(
    'is drawn whatever the name is: %s',
    async (name) => {
      const { ada, issued } = await earner();
      expect((await change(ada, issued.id, { name })).statusCode).toBe(204);
      for (const address of everyAddress(issued.token)) expect(await statusOf(address)).toBe(200);
      expect((await read(issued.token)).name).toBe(name);
    },
  );

  it('is not found for a made-up token', async () => {
    for (const token of ['nothing', 'a'.repeat(43), '%00', '..%2f..']) {
      for (const address of everyAddress(token)) {
        expect([400, 404, 422]).toContain(await statusOf(address));
      }
    }
    const { body, statusCode } = await testApp.visitor().open(`/certificates/${'a'.repeat(43)}`);
    expect(statusCode).toBe(404);
    expect(body).toContain('404 Page Not Found');
  });

  it('disappears with its picture and document when it is switched off, but not for its owner', async () => {
    const { ada, issued } = await earner();
    for (const address of everyAddress(issued.token)) expect(await statusOf(address), address).toBe(200);
    await change(ada, issued.id, { isPublic: false });
    const other = await testApp.person('Monthly');
    for (const address of everyAddress(issued.token)) {
      expect(await statusOf(address), address).toBe(404);
      expect(await statusOf(address, other.client), address).toBe(404);
      expect(await statusOf(address, ada.client), address).toBe(200);
    }
    await change(ada, issued.id, { isPublic: true });
    expect(await statusOf(`/certificates/${issued.token}`)).toBe(200);
  });

  it('shows the project only when its owner wants it', async () => {
    const { ada, issued } = await earner();
    await change(ada, issued.id, { showsProject: true });
    expect((await read(issued.token)).projectUrl).toBe(builtProject);
    await change(ada, issued.id, { showsProject: false });
    expect((await read(issued.token)).projectUrl).toBeNull();
  });
});

describe('changing a certificate', () => {
  it('is allowed to its owner only', async () => {
    const { ada, issued } = await earner();
    const eve = await testApp.person('Monthly');
    for (const somebody of [eve, founder]) {
      expect((await change(somebody, issued.id, { name: 'Eve', isPublic: false })).statusCode).toBe(404);
    }
    const visitor = await testApp.visitor().write('PATCH', `/api/certificates/${issued.id}`, { name: 'Eve' });
    expect(visitor.statusCode).toBe(401);
    for (const id of ['1', issued.token, crypto.randomUUID()]) {
      expect((await change(ada, id, { name: 'Ada' })).statusCode).toBe(404);
    }
    expect(await read(issued.token)).toMatchObject({ name: 'Ada' });
  });

  it.each([
    {},
    { name: '' },
    { name: 'a'.repeat(81) },
    { name: 'Ada\nLovelace' },
    { name: 'Ada\u202E' },
    { isPublic: 'no' },
    { token: 'mine' },
    { revokedAt: null },
  ])('is refused for the invalid body %j', async (body) => {
    const { ada, issued } = await earner();
    expect((await change(ada, issued.id, body)).statusCode).toBe(422);
    expect(await read(issued.token)).toMatchObject({ name: 'Ada' });
  });

  it('trims the name', async () => {
    const { ada, issued } = await earner();
    await change(ada, issued.id, { name: '  Ada Lovelace ' });
    expect((await read(issued.token)).name).toBe('Ada Lovelace');
  });
});

describe('revoking a certificate', () => {
  const mine = async (person: TestPerson) =>
    (await person.client.get('/api/user/certifications')).json<UserCertification[]>();

  it('is allowed to founders, once, with a reason, and is recorded in the audit log', async () => {
    const { ada, issued } = await earner();
    expect((await revoke(ada, issued.id)).statusCode).toBe(404);
    expect((await revoke(founder, issued.id, { reason: ' ' })).statusCode).toBe(422);
    const replies = await Promise.all([revoke(founder, issued.id), revoke(founder, issued.id)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    expect((await revoke(founder, crypto.randomUUID())).statusCode).toBe(404);
    const entries = await testApp.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `certificate:${issued.id}`));
    expect(entries).toMatchObject([{ actorId: founder.id, action: 'certificate.revoke' }]);
    const emails = await testApp.database.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.event, `certificate:${issued.id}:revoked`));
    const subject = expect.stringMatching(/^Your certificate for .+ was revoked$/);
    expect(emails).toMatchObject([{ aboutId: ada.id, subject, email: { quote: 'The project was a copy.' } }]);
  });

  it('shows on the page, removes picture and document, and no longer counts as earned', async () => {
    const { ada, issued } = await earner();
    expect(await mine(ada)).toMatchObject([{ isEarned: true, certificateToken: issued.token }]);
    await revoke(founder, issued.id);
    const { body, statusCode } = await testApp.visitor().open(`/certificates/${issued.token}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('revoked this certificate');
    expect(body).toContain('The project was a copy.');
    expect(await statusOf(`/certificates/${issued.token}/image.png`)).toBe(410);
    expect(await statusOf(`/certificates/${issued.token}/certificate.pdf`)).toBe(410);
    expect(await mine(ada)).toMatchObject([
      {
        isEarned: false,
        earnedAt: null,
        submittedAt: null,
        certificateToken: null,
        revocationReason: 'The project was a copy.',
      },
    ]);
  });
});

describe('the personal data of a certificate', () => {
  it('is exported to its owner, and to nobody else', async () => {
    const { ada, issued } = await earner();
    const { db } = testApp.database;
    expect((await certificateData(db).read(ada.id)).data).toMatchObject([{ id: issued.id, name: 'Ada' }]);
    expect((await certificateData(db).read(founder.id)).data).toEqual([]);
  });

  it('is deleted with the account', async () => {
    const { ada, issued } = await earner();
    await testApp.database.db.delete(users).where(eq(users.id, ada.id));
    for (const address of everyAddress(issued.token)) expect(await statusOf(address)).toBe(404);
  });
});
