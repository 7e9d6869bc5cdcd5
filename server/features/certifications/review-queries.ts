import type { WaitingReview } from '@chalkline/contract/reviews';
import { fullName } from '@chalkline/domain/account/person-name';
import { isOverdue, workingDaysBetween } from '@chalkline/domain/certification/working-days';
import { asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { certificationSubmissions, certifications, users } from '../../db/schema.ts';

/** Who handed it in and for what, as far as a list has to say it. */
const summaryFields = {
  id: certificationSubmissions.id,
  submittedAt: certificationSubmissions.submittedAt,
  certification: { id: certifications.id, name: certifications.name, icon: certifications.icon },
  learner: {
    id: users.id,
    firstName: users.firstName,
    lastName: users.lastName,
    name: users.name,
    email: users.email,
  },
};

/** What waits for review, the oldest first. */
export async function listWaiting(db: Database, now: Date): Promise<WaitingReview[]> {
  const rows = await db
    .select(summaryFields)
    .from(certificationSubmissions)
    .innerJoin(users, eq(users.id, certificationSubmissions.userId))
    .innerJoin(certifications, eq(certifications.id, certificationSubmissions.certificationId))
    .where(isNull(certificationSubmissions.decidedAt))
    .orderBy(asc(certificationSubmissions.submittedAt), asc(certificationSubmissions.id));
  return rows.map(({ learner, submittedAt, ...review }) => ({
    ...review,
    learner: { id: learner.id, name: fullName(learner), email: learner.email },
    submittedAt: submittedAt.toISOString(),
    workingDays: workingDaysBetween(submittedAt, now),
    isOverdue: isOverdue(submittedAt, now),
  }));
}
