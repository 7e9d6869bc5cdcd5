import type { CourseWithLessons } from '@chalkline/contract/courses';
import { roleOf } from '@chalkline/domain/access/roles';
import { planHeldAt } from '@chalkline/domain/billing/entitlements';
import { isPaidPlan } from '@chalkline/domain/billing/plans';
import { type NextLesson, nextOpenLesson } from '@chalkline/domain/learning-emails/next-lesson';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { founderEntryOf } from '../auth/index.ts';
import { entitlementsOf, type OwnedEntitlement } from '../billing/index.ts';
import { findCourseById, listCourses } from '../courses/index.ts';
import { progressRecords } from '../progress/index.ts';
import { siteSettings } from '../site/index.ts';

/** Read once for everybody who is written to in a run. */
export interface Catalogue {
  readonly courses: readonly CourseWithLessons[];
  readonly flagshipSlug: string;
}

export async function readCatalogue(db: Database): Promise<Catalogue> {
  const { flagshipCourseSlug } = await siteSettings(db);
  const listed = (await listCourses(db, '')).filter(({ isPublished }) => isPublished);
  const courses: CourseWithLessons[] = [];
  for (const { id } of listed) {
    const course = await findCourseById(db, id);
    if (course) courses.push(course);
  }
  return { courses, flagshipSlug: flagshipCourseSlug };
}

/** Qualified with the table name, because the inner queries have their own ids. */
const userId = sql`${users}.id`;

/** What is read about each person in the query that finds them. */
export const learnerColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  timeZone: users.timeZone,
  lastSeenAt: users.lastSeenAt,
  founderEntry: founderEntryOf(userId),
  owned: entitlementsOf(userId),
};

export interface LearnerRow {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly role: (typeof users.$inferSelect)['role'];
  readonly timeZone: string | null;
  readonly lastSeenAt: Date;
  readonly founderEntry: string | null;
  readonly owned: OwnedEntitlement[];
}

interface LearnerState {
  readonly hasCompletedLessons: boolean;
  readonly hasPaidPlan: boolean;
  readonly isStaff: boolean;
  readonly next: NextLesson | undefined;
}

export async function stateOf(
  db: Database,
  learner: LearnerRow,
  { courses, flagshipSlug }: Catalogue,
  { founderEmails, now }: { readonly founderEmails: readonly string[]; readonly now: Date },
): Promise<LearnerState> {
  const records = await progressRecords(db, learner.id);
  const hasPaidPlan = isPaidPlan(planHeldAt(learner.owned, now));
  return {
    hasCompletedLessons: records.length > 0,
    hasPaidPlan,
    isStaff: roleOf(learner, founderEmails) !== null,
    next: nextOpenLesson(courses, records, { hasPaidPlan, flagshipSlug }),
  };
}
