import {
  dueSummaryWeek,
  isNewIn,
  isWorthSummarising,
  type SummaryFacts,
  type SummaryPeriod,
  summaryPeriod,
  summaryWeekAnywhere,
} from '@chalkline/domain/learning-emails/weekly-summary';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rowsById } from '../../db/rows-by-id.ts';
import { emailPreferences, learningEmails, users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { attemptEach } from '../../platform/jobs/attempt-each.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { unreadNotificationsIn } from '../notifications/index.ts';
import { completedIn } from '../progress/index.ts';
import { summaryEmail } from './emails.ts';
import { type Catalogue, type LearnerRow, learnerColumns, readCatalogue, stateOf } from './learner.ts';

type Dependencies = Pick<AppContext, 'app' | 'db' | 'mail' | 'founderEmails'>;

const minute = 60_000;
const atATime = 100;

/** Sends the weekly summary to those who want it, on Monday in their daytime. */
export function summaryJob(context: Dependencies): Job {
  return {
    name: 'weekly-summaries',
    everyMilliseconds: 30 * minute,
    run: async (now, stopping) => {
      const week = summaryWeekAnywhere(now);
      if (!week) return;
      const catalogue = await readCatalogue(context.db);
      const people = rowsById((after) => peopleWithout(context.db, week, after), stopping);
      const summariseIfDue = async (person: Reader) => {
        if (dueSummaryWeek(now, person.timeZone) === week)
          await summarise(context, person, week, catalogue, now);
      };
      await attemptEach(people, summariseIfDue, ({ id }, err) =>
        context.app.log.error({ err, userId: id }, 'a weekly summary could not be written'),
      );
    },
  };
}

/** People who want summaries and have not had this one. */
function peopleWithout(db: Database, week: string, after: string) {
  return db
    .select({
      ...learnerColumns,
      reportedUntil: learningEmails.summaryUntil,
    })
    .from(emailPreferences)
    .innerJoin(users, eq(users.id, emailPreferences.userId))
    .leftJoin(learningEmails, eq(learningEmails.userId, users.id))
    .where(
      and(
        eq(emailPreferences.type, 'weekly_summary'),
        sql`${emailPreferences.isOn}`,
        gt(emailPreferences.userId, after),
        sql`${learningEmails.summaryWeek} is distinct from ${week}`,
      ),
    )
    .orderBy(asc(emailPreferences.userId))
    .limit(atATime);
}

interface Reader extends LearnerRow {
  readonly reportedUntil: Date | null;
}

/** Claim and email are stored together, so it is sent once by whichever process comes first. */
function summarise(
  { db, mail, founderEmails }: Dependencies,
  reader: Reader,
  week: string,
  catalogue: Catalogue,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const period = summaryPeriod(now, reader.timeZone, reader.reportedUntil);
    if (!(await claim(tx, reader.id, week, period.until))) return;
    const facts = await factsOf(tx, reader, catalogue, period);
    if (!isWorthSummarising(facts)) return;
    const { next } = await stateOf(tx, reader, catalogue, { founderEmails, now });
    await mail.enqueue(tx, summaryEmail(reader, week, facts, next));
  });
}

async function claim(tx: Database, userId: string, week: string, summaryUntil: Date): Promise<boolean> {
  const claimed = await tx
    .insert(learningEmails)
    .values({ userId, summaryWeek: week, summaryUntil })
    .onConflictDoUpdate({
      target: learningEmails.userId,
      set: { summaryWeek: week, summaryUntil },
      setWhere: sql`${learningEmails.summaryWeek} is distinct from ${week}`,
    })
    .returning({ userId: learningEmails.userId });
  return claimed.length === 1;
}

async function factsOf(
  tx: Database,
  reader: Reader,
  { courses }: Catalogue,
  period: SummaryPeriod,
): Promise<SummaryFacts> {
  const completed = await completedIn(tx, reader.id, period);
  return {
    period,
    completedLessons: completed.map(({ title }) => title),
    xp: completed.reduce((sum, { xp }) => sum + xp, 0),
    newCourses: courses.filter(({ goesLiveDate }) => isNewIn(period, goesLiveDate)).map(({ title }) => title),
    unreadNotifications: await unreadNotificationsIn(tx, reader.id, period),
  };
}
