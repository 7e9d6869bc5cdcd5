import type { BusinessOverview, OwedPayments } from '@chalkline/contract/business-overview';
import { fullName } from '@chalkline/domain/account/person-name';
import { churnRate } from '@chalkline/domain/business-overview/churn';
import { recurringRevenue } from '@chalkline/domain/business-overview/recurring-revenue';
import { type CalendarDate, dayOf } from '@chalkline/domain/calendar/calendar-date';
import { daysBetween, daysOf, type Period } from '@chalkline/domain/calendar/period';
import { and, asc, desc, eq, gte, isNotNull, sql, sum } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import {
  businessDays,
  courses,
  entitlements,
  promptCopies,
  snippets,
  users,
  waitlistEntries,
} from '../../db/schema.ts';
import { hasNotEndedAt } from '../billing/index.ts';
import { funnelOf } from './course-funnel.ts';

type BusinessDay = typeof businessDays.$inferSelect;

/** The requested period, and the course whose lessons are shown. */
export interface OverviewRequest {
  readonly period: Period;
  readonly courseId: number | undefined;
}

/**
 * The business over a period that ends now, from the figures that the job has counted. Only waitlists are
 * counted here, because they are short and should be current.
 */
export async function businessOverview(
  db: Database,
  { period, courseId }: OverviewRequest,
  now: Date,
): Promise<BusinessOverview> {
  const today = dayOf(now);
  const [firstDay = today] = daysOf(period, today);
  const [shown, open, prompts, waiting] = await Promise.all([
    businessOf(db, firstDay, today),
    openCourses(db),
    copiedPrompts(db, firstDay),
    waitlistsOf(db),
  ]);
  return {
    days: period,
    countedAt: shown.at(-1)?.countedAt?.toISOString() ?? null,
    members: shown.map(membersOf),
    revenue: shown.map(({ day, ...row }) => ({ day, cents: recurringRevenue(subscriptionsOf(row)) })),
    churn: shown.map(churnOf),
    courses: open,
    funnel: await funnelOf(db, open, courseId, firstDay),
    prompts,
    waiting,
  };
}

type DayFigures = Omit<BusinessDay, 'countedAt'> & { readonly countedAt: Date | null };

const daysSince = prepared((db) =>
  db
    .select()
    .from(businessDays)
    .where(gte(businessDays.day, sql.placeholder('first')))
    .prepare('business_days_since'),
);

/** A day without figures is from before the first member. */
async function businessOf(db: Database, first: CalendarDate, last: CalendarDate): Promise<DayFigures[]> {
  const rows = await daysSince(db).execute({ first });
  const known = new Map(rows.map((row) => [row.day, row]));
  return daysBetween(first, last).map((day) => known.get(day) ?? { ...nobody, day });
}

const nobody = {
  free: 0,
  monthly: 0,
  annual: 0,
  lifetime: 0,
  consulting: 0,
  monthlySubscriptions: 0,
  annualSubscriptions: 0,
  consultingSubscriptions: 0,
  subscribers: 0,
  gained: 0,
  lost: 0,
  cohort: 0,
  cohortLost: 0,
  countedAt: null,
};

function membersOf({ day, free, monthly, annual, lifetime, consulting }: DayFigures) {
  return { day, Free: free, Monthly: monthly, Annual: annual, Lifetime: lifetime, Consulting: consulting };
}

function subscriptionsOf(row: Omit<DayFigures, 'day'>) {
  return {
    Monthly: row.monthlySubscriptions,
    Annual: row.annualSubscriptions,
    Consulting: row.consultingSubscriptions,
  };
}

function churnOf({ day, subscribers, gained, lost, ...row }: DayFigures): BusinessOverview['churn'][number] {
  const cohort = { cohort: row.cohort ?? 0, cohortLost: row.cohortLost ?? 0 };
  return { day, subscribers, gained, lost, ...cohort, rate: churnRate(cohort) };
}

const publishedCourses = prepared((db) =>
  db
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(eq(courses.isPublished, true))
    .orderBy(asc(courses.title), asc(courses.id))
    .prepare('published_courses'),
);

function openCourses(db: Database): Promise<BusinessOverview['courses']> {
  return publishedCourses(db).execute();
}

const copies = sql<number>`coalesce(${sum(promptCopies.copies)}, 0)::int`;

const copiedSince = prepared((db) =>
  db
    .select({ id: snippets.id, title: snippets.title, copies })
    .from(snippets)
    .leftJoin(
      promptCopies,
      and(eq(promptCopies.snippetId, snippets.id), gte(promptCopies.day, sql.placeholder('since'))),
    )
    .groupBy(snippets.id)
    .orderBy(desc(copies), asc(snippets.title))
    .prepare('prompts_copied_since'),
);

/** Every prompt with its number of copies since a day, the most copied first. */
function copiedPrompts(db: Database, since: CalendarDate): Promise<BusinessOverview['prompts']> {
  return copiedSince(db).execute({ since });
}

const inState = (state: 'asked' | 'confirmed') =>
  sql<number>`count(*) filter (where ${waitlistEntries.state} = ${state})::int`;

const waitlistPerCourse = prepared((db) =>
  db
    .select({
      courseId: courses.id,
      title: courses.title,
      confirmed: inState('confirmed').as('confirmed'),
      asked: inState('asked').as('asked'),
    })
    .from(waitlistEntries)
    .innerJoin(courses, eq(courses.id, waitlistEntries.courseId))
    .where(sql`${waitlistEntries.state} in ('asked', 'confirmed')`)
    .groupBy(courses.id)
    .orderBy(desc(sql`confirmed`), asc(courses.title))
    .prepare('waiting_per_course'),
);

function waitlistsOf(db: Database): Promise<BusinessOverview['waiting']> {
  return waitlistPerCourse(db).execute();
}

/** As many as the overview shows; the member list has them all. */
const mostOwed = 5;

const owedAt = prepared((db) =>
  db
    .select({
      user: users,
      plan: entitlements.plan,
      since: entitlements.owedSince,
      until: entitlements.endsAt,
      all: sql<number>`(count(*) over ())::int`,
    })
    .from(entitlements)
    .innerJoin(users, eq(users.id, entitlements.userId))
    .where(and(isNotNull(entitlements.owedSince), hasNotEndedAt(sql`${sql.placeholder('now')}::timestamptz`)))
    .orderBy(asc(entitlements.owedSince))
    .limit(mostOwed)
    .prepare('payments_owed_at'),
);

/** Overdue renewals whose plan is still active, the oldest first. */
export async function owedPayments(db: Database, now: Date): Promise<OwedPayments> {
  const rows = await owedAt(db).execute({ now: now.toISOString() });
  return {
    count: rows[0]?.all ?? 0,
    payments: rows.map(({ user, plan, since, until }) => ({
      userId: user.id,
      name: fullName(user),
      plan,
      since: (since ?? now).toISOString(),
      until: until?.toISOString() ?? null,
    })),
  };
}
