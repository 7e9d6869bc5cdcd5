import { paymentSources } from '@chalkline/domain/billing/grant-source';
import type { PlanName } from '@chalkline/domain/billing/plans';
import { boughtDaysAgo, demoCustomerIds } from '@chalkline/sandbox/payments/demo-customers';
import { type DemoPerson, demoPeople } from '@chalkline/sandbox/people';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import {
  billingCustomers,
  courses,
  documents,
  entitlements,
  lessonCompletions,
  lessons,
  tickedChecks,
  users,
  weeklyGoals,
} from '../db/schema.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { addDemoNotifications } from './demo-notifications.ts';
import { addDemoQuestions } from './demo-questions.ts';
import { addDemoSnapshots } from './demo-snapshots.ts';
import { addDemoSubmissions } from './demo-submissions.ts';
import { addDemoTickets } from './demo-tickets.ts';

/** The last completed lesson of each course by demo person; courses by id. */
const progressOf: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  'demo-monthly': { 39: 3 },
  'demo-annual': { 39: 7, 36: 2 },
  'demo-lifetime': { 39: 7, 36: 5, 37: 6, 38: 1 },
  'demo-consulting': { 39: 7, 38: 4 },
};

/** The weekly goals, in lessons. */
const goalOf: Readonly<Record<string, number>> = { 'demo-annual': 3 };

/** Creates the sandbox's demo people with their plans and history, once. */
export async function loadDemoPeople(
  db: Database,
  storage: Storage,
  issuer: string,
  now: Date,
): Promise<void> {
  const isKnown = await knownPeople(db);
  for (const person of demoPeople.filter(({ subject }) => !isKnown(subject))) {
    // All or nothing: a start that is killed here creates the person at the next start.
    await db.transaction(async (tx) => {
      await remember(tx, person.subject);
      const userId = await addPerson(tx, person, issuer, now);
      if (!userId) return;
      await addDemoSnapshots(tx, storage, { userId, subject: person.subject, now });
      await addDemoSubmissions(tx, { userId, subject: person.subject, now });
      await addDemoTickets(tx, { userId, subject: person.subject, now });
      await addDemoQuestions(tx, { userId, subject: person.subject, now });
      await addDemoNotifications(tx, { userId, now });
    });
  }
}

const documentOf = (subject: string) => `demo-person:${subject}`;

/** Who was created before. People who were erased are not created again. */
async function knownPeople(db: Database): Promise<(subject: string) => boolean> {
  const names = demoPeople.map(({ subject }) => documentOf(subject));
  const rows = await db
    .select({ name: documents.name })
    .from(documents)
    .where(inArray(documents.name, names));
  const known = new Set(rows.map(({ name }) => name));
  return (subject) => known.has(documentOf(subject));
}

async function remember(tx: Database, subject: string): Promise<void> {
  await tx
    .insert(documents)
    .values({ name: documentOf(subject), body: {} })
    .onConflictDoNothing();
}

async function addPerson(
  db: Database,
  person: DemoPerson,
  issuer: string,
  now: Date,
): Promise<string | undefined> {
  const { subject, email, firstName, lastName, plan } = person;
  const name = `${firstName} ${lastName}`;
  const createdAt = daysBefore(now, boughtDaysAgo[subject] ?? 0);
  const [user] = await db
    .insert(users)
    .values({ issuer, subject, email, firstName, lastName, name, createdAt })
    .onConflictDoNothing()
    .returning({ id: users.id });
  // Another process has just added this person, or the person existed before creation was recorded.
  if (!user) return undefined;
  const customerId = demoCustomerIds[subject];
  if (customerId) await addPlan(db, { userId: user.id, customerId, plan, startsAt: createdAt });
  for (const [courseId, lastLesson] of Object.entries(progressOf[subject] ?? {})) {
    await completeUpTo(db, user.id, Number(courseId), lastLesson, now);
  }
  const goal = goalOf[subject];
  if (goal) await db.insert(weeklyGoals).values({ userId: user.id, lessons: goal, changedAt: now });
  return user.id;
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
}

/**
 * The purchase is recorded in the sandbox's ledger. The plan is granted here under the same id, so that it
 * exists at once and the first reconciliation only corrects its dates.
 */
async function addPlan(
  db: Database,
  { customerId, ...owned }: { userId: string; customerId: string; plan: PlanName; startsAt: Date },
): Promise<void> {
  await db.insert(billingCustomers).values({ customerId, userId: owned.userId }).onConflictDoNothing();
  const bought =
    owned.plan === 'Lifetime'
      ? paymentSources.purchase(customerId.replace('cus_', 'cs_test_'))
      : paymentSources.subscription(customerId.replace('cus_', 'sub_'));
  await db.insert(entitlements).values({ ...owned, source: bought, endsAt: null });
}

async function completeUpTo(
  db: Database,
  userId: string,
  courseId: number,
  lastLesson: number,
  now: Date,
): Promise<void> {
  const published = db.select({ id: courses.id }).from(courses).where(eq(courses.isPublished, true));
  const done = await db
    .select({ lessonId: lessons.id, order: lessons.orderIndex, checks: lessons.checks })
    .from(lessons)
    .where(
      and(
        eq(lessons.courseId, courseId),
        lte(lessons.orderIndex, lastLesson),
        inArray(lessons.courseId, published),
      ),
    );
  if (done.length === 0) return;
  // One lesson per day, the last one today.
  await db.insert(lessonCompletions).values(
    done.map(({ lessonId, order }) => ({
      userId,
      lessonId,
      completedAt: daysBefore(now, lastLesson - order),
    })),
  );
  const ticked = done.flatMap(({ lessonId, order, checks }) =>
    checks.map(({ id }) => ({
      userId,
      lessonId,
      checkId: id,
      tickedAt: daysBefore(now, lastLesson - order),
    })),
  );
  if (ticked.length > 0) await db.insert(tickedChecks).values(ticked);
}
