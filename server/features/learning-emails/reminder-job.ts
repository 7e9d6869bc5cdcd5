import {
  dueReminder,
  isDaytime,
  isWorthReminding,
  lastSeenForReminder,
  reminderDays,
} from '@chalkline/domain/learning-emails/reminder';
import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rowsById } from '../../db/rows-by-id.ts';
import { learningEmails, users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { attemptEach } from '../../platform/jobs/attempt-each.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { reminderEmail } from './emails.ts';
import { type Catalogue, type LearnerRow, learnerColumns, readCatalogue, stateOf } from './learner.ts';

type Dependencies = Pick<AppContext, 'app' | 'db' | 'mail' | 'founderEmails'>;

const minute = 60_000;
const atATime = 100;

/** Writes to people who have not visited for a while, in their daytime. */
export function reminderJob(context: Dependencies): Job {
  return {
    name: 'learning-reminders',
    everyMilliseconds: 30 * minute,
    run: async (now, stopping) => {
      const catalogue = await readCatalogue(context.db);
      const remindIfDue = async ({ person, index }: Absence) => {
        if (dueReminder(person, now) === index && isDaytime(now, person.timeZone))
          await remind(context, person, index, catalogue, now);
      };
      await attemptEach(absences(context.db, now, stopping), remindIfDue, ({ person: { id } }, err) =>
        context.app.log.error({ err, userId: id }, 'a reminder could not be written'),
      );
    },
  };
}

interface Absence {
  readonly person: AbsentPerson;
  /** Which reminder may be due, the first being 0. */
  readonly index: number;
}

type AbsentPerson = Awaited<ReturnType<typeof absentPeople>>[number];

async function* absences(db: Database, now: Date, stopping: AbortSignal): AsyncGenerator<Absence> {
  for (const index of reminderDays.keys()) {
    const people = rowsById((after) => absentPeople(db, index, after, now), stopping);
    for await (const person of people) yield { person, index };
  }
}

/** People whose n-th reminder is due and not done. */
function absentPeople(db: Database, index: number, after: string, now: Date) {
  const seen = lastSeenForReminder(index, now);
  return db
    .select({
      ...learnerColumns,
      absentSince: learningEmails.absentSince,
      remindersDone: sql<number>`coalesce(${learningEmails.remindersDone}, 0)`,
    })
    .from(users)
    .leftJoin(learningEmails, eq(learningEmails.userId, users.id))
    .where(
      and(
        gt(users.lastSeenAt, seen.after),
        lte(users.lastSeenAt, seen.until),
        gt(users.id, after),
        or(
          sql`${learningEmails.absentSince} is distinct from ${users.lastSeenAt}`,
          lte(learningEmails.remindersDone, index),
        ),
      ),
    )
    .orderBy(asc(users.id))
    .limit(atATime);
}

/** Claim and email are stored together, so it is sent once by whichever process comes first. */
function remind(
  { db, mail, founderEmails }: Dependencies,
  learner: LearnerRow,
  index: number,
  catalogue: Catalogue,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await claim(tx, learner.id, index, now))) return;
    const { next, ...state } = await stateOf(tx, learner, catalogue, { founderEmails, now });
    if (next && isWorthReminding({ ...state, hasNextLesson: true }))
      await mail.enqueue(tx, reminderEmail(learner, index, next));
  });
}

/** False if another process was faster, or if the person has just come back. */
async function claim(tx: Database, userId: string, index: number, now: Date): Promise<boolean> {
  const { absentSince, remindersDone } = learningEmails;
  const claimed = await tx
    .insert(learningEmails)
    .select(
      tx
        .select({
          userId: users.id,
          absentSince: users.lastSeenAt,
          remindersDone: sql<number>`${index + 1}::int`.as('reminders_done'),
          summaryWeek: sql<null>`null`.as('summary_week'),
          summaryUntil: sql<null>`null::timestamptz`.as('summary_until'),
        })
        .from(users)
        .where(and(eq(users.id, userId), lte(users.lastSeenAt, lastSeenForReminder(index, now).until))),
    )
    .onConflictDoUpdate({
      target: learningEmails.userId,
      set: { absentSince: sql`excluded.absent_since`, remindersDone: sql`excluded.reminders_done` },
      setWhere: sql`${absentSince} is distinct from excluded.absent_since or ${remindersDone} < excluded.reminders_done`,
    })
    .returning({ userId: learningEmails.userId });
  return claimed.length === 1;
}
