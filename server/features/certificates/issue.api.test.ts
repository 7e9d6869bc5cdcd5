import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificates, certificationSubmissions } from '../../db/schema.ts';
import { award } from '../../testing/certificates.ts';
import { openTestHouse, type TestHouse } from '../../testing/test-app.ts';
import { issueCertificate } from './issue.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const issue = (submissionId: string) =>
  house.database.db.transaction((tx) => issueCertificate(tx, submissionId));
const certificatesOf = (userId: string) =>
  house.database.db.select().from(certificates).where(eq(certificates.userId, userId));

describe('issuing a certificate', () => {
  it('writes down what was awarded, to whom, when and by whom', async () => {
    const person = await house.person('Monthly', { firstName: 'Ada' });
    const reviewer = await house.person('Free', { firstName: 'Grace' });
    const submissionId = await award(house, person);
    await house.database.db
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

  it('names nobody by their e-mail, and the founder where the reviewer is not known', async () => {
    const person = await house.person('Monthly');
    await issue(await award(house, person));
    expect(await certificatesOf(person.id)).toMatchObject([
      { name: 'A learner', reviewerName: 'Robin Ashdown' },
    ]);
  });

  it('gives an address that cannot be guessed', async () => {
    const person = await house.person('Monthly');
    const { token } = await issue(await award(house, person));
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  it('leaves one, however many come at once', async () => {
    const person = await house.person('Monthly');
    const submissionId = await award(house, person);
    const issued = await Promise.all(Array.from({ length: 8 }, () => issue(submissionId)));
    expect(new Set(issued.map(({ token }) => token)).size).toBe(1);
    expect(await certificatesOf(person.id)).toHaveLength(1);
  });

  it('is not done for what was not awarded', async () => {
    const person = await house.person('Monthly');
    const submissionId = await award(house, person);
    await house.database.db
      .update(certificationSubmissions)
      .set({ decision: 'changes_asked' })
      .where(eq(certificationSubmissions.id, submissionId));
    await expect(issue(submissionId)).rejects.toThrow('has not been awarded');
    expect(await certificatesOf(person.id)).toEqual([]);
  });
});
