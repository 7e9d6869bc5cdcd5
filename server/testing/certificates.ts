import type { ReviewedCheck } from '@chalkline/domain/certifications/rubric';
import { certificationSubmissions } from '../db/schema.ts';
import { type IssuedCertificate, issueCertificate } from '../features/certificates/issue.ts';
import type { TestApp, TestPerson } from './test-app.ts';

export const builtProject = 'https://replit.com/@ada/shop';

interface AwardFacts {
  readonly certificationId: number;
  readonly checks: readonly ReviewedCheck[] | null;
}

/** An awarded submission without its certificate. */
export async function award(
  testApp: TestApp,
  person: TestPerson,
  { certificationId = 1, checks = null }: Partial<AwardFacts> = {},
): Promise<string> {
  const [submission] = await testApp.database.db
    .insert(certificationSubmissions)
    .values({
      userId: person.id,
      certificationId,
      projectUrl: builtProject,
      videoUrl: '',
      comments: '',
      submittedAt: new Date('2026-11-12T09:00:00Z'),
      decision: 'awarded',
      decidedAt: new Date('2026-11-13T09:00:00Z'),
      checks,
    })
    .returning({ id: certificationSubmissions.id });
  if (!submission) throw new Error('the new submission was not returned');
  return submission.id;
}

/** An awarded submission with its certificate. */
export async function certify(
  testApp: TestApp,
  person: TestPerson,
  facts: Partial<AwardFacts> = {},
): Promise<IssuedCertificate> {
  const submissionId = await award(testApp, person, facts);
  return testApp.database.db.transaction((tx) => issueCertificate(tx, submissionId));
}
