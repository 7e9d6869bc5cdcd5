import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificates, certificationSubmissions } from '../../db/schema.ts';
import { award } from '../../testing/certificates.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { issueCertificate } from './issue.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const issue = (submissionId: string) =>
  testApp.database.db.transaction((tx) => issueCertificate(tx, submissionId));
const certificatesOf = (userId: string) =>
  testApp.database.db.select().from(certificates).where(eq(certificates.userId, userId));

describe('issuing a certificate', () => {
  it('records what was awarded, to whom, when and by whom', async () => {
    const person = await testApp.person('Monthly', { firstName: 'Ada' });
    const reviewer = await testApp.person('Free', { firstName: 'Grace' });
    const submissionId = await award(testApp, person);
    await testApp.database.db
      .update(certificationSubmissions)
      .set({ decidedBy: reviewer.id })
      .where(eq(certificationSubmissions.id, submissionId));
    await issue(submissionId);
    expect(await certificatesOf(person.id)).toMatchObject([
      {
        certificationId: 1,
        submissionId,
        name: 'Ada',
        reviewerName: 'Grace',
        awardedAt: new Date('2026-11-13T09:00:00Z'),
        isPublic: true,
        showsProject: false,
        revokedAt: null,
      },
    ]);
  });

  it('never names anybody by email, and names the founder where the reviewer is unknown', async () => {
    const person = await testApp.person('Monthly');
    await issue(await award(testApp, person));
    expect(await certificatesOf(person.id)).toMatchObject([
      { name: 'A learner', reviewerName: 'Robin Ashdown' },
    ]);
  });

  it('creates a URL that cannot be guessed', async () => {
    const person = await testApp.person('Monthly');
    const { token } = await issue(await award(testApp, person));
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  it('creates one certificate for any number of simultaneous requests', async () => {
    const person = await testApp.person('Monthly');
    const submissionId = await award(testApp, person);
    const issued = await Promise.all(Array.from({ length: 8 }, () => issue(submissionId)));
    expect(new Set(issued.map(({ token }) => token)).size).toBe(1);
    expect(await certificatesOf(person.id)).toHaveLength(1);
  });

  it('is refused for submissions that were not awarded', async () => {
    const person = await testApp.person('Monthly');
    const submissionId = await award(testApp, person);
    await testApp.database.db
      .update(certificationSubmissions)
      .set({ decision: 'changes_asked' })
      .where(eq(certificationSubmissions.id, submissionId));
    await expect(issue(submissionId)).rejects.toThrow('has not been awarded');
    expect(await certificatesOf(person.id)).toEqual([]);
  });
});
