import type { CalendarDate } from '@chalkline/domain/calendar/calendar-date';
import { daysAfter } from '@chalkline/domain/calendar/period';
import { isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  businessDays,
  courseDays,
  entitlements,
  lessonCompletions,
  lessonDays,
  lessons,
  lostSubscribers,
  users,
} from '../../db/schema.ts';
import { holdsEntry } from '../auth/index.ts';
import { isActiveAt } from '../billing/index.ts';
import { countChurn } from './count-churn.ts';
import { isPaidFor, isSubscription, startOf } from './paid-rights.ts';

/** The time of counting, and the founder emails. */
export interface Counting {
  readonly now: Date;
  readonly founderEmails: readonly string[];
}

/** Counts a day again. The current day is counted up to now. */
export async function countDay(db: Database, day: CalendarDate, counting: Counting): Promise<void> {
  const { now } = counting;
  const from = startOf(day);
  const end = startOf(daysAfter(day, 1));
  const at = end < now.toISOString() ? end : now.toISOString();
  await countBusiness(db, day, from, at, counting);
  await countChurn(db, day, now);
  const finished = finishedBetween(from, end, nonPayingTeam(at, counting.founderEmails));
  await countLessons(db, day, finished);
  await countCourses(db, day, { from, end, finished });
}

async function countBusiness(
  db: Database,
  day: CalendarDate,
  from: string,
  at: string,
  { now, founderEmails }: Counting,
): Promise<void> {
  await db.execute(sql`
    with team as (${nonPayingTeam(at, founderEmails)}),
    held as (
      select user_id, max(plan) as plan from ${entitlements}
      where ${isActiveAt(at)} and user_id not in (select id from team) group by user_id),
    by_plan as (
      select count(*) filter (where plan <> 'Free') as paid,
        count(*) filter (where plan = 'Monthly') as monthly, count(*) filter (where plan = 'Annual') as annual,
        count(*) filter (where plan = 'Lifetime') as lifetime,
        count(*) filter (where plan = 'Consulting') as consulting
      from held),
    running as (
      select count(*) filter (where plan = 'Monthly') as monthly, count(*) filter (where plan = 'Annual') as annual,
        count(*) filter (where plan = 'Consulting') as consulting, count(distinct user_id) as subscribers
      from ${entitlements} where ${isSubscription} and ${isActiveAt(at)}),
    before as (
      select distinct user_id from ${entitlements} where ${isSubscription} and ${isActiveAt(from)}),
    after as (
      select distinct user_id from ${entitlements} where ${isSubscription} and ${isActiveAt(at)}),
    paying as (
      select distinct user_id from ${entitlements}
      where ${isPaidFor} and ${isActiveAt(at)}),
    people as (
      select count(*) as count from ${users}
      where created_at <= ${at}::timestamptz and id not in (select id from team))
    insert into ${businessDays} (day, free, monthly, annual, lifetime, consulting, monthly_subscriptions,
      annual_subscriptions, consulting_subscriptions, subscribers, gained, lost, counted_at)
    select ${day}::date, greatest(0, people.count - by_plan.paid), by_plan.monthly, by_plan.annual,
      by_plan.lifetime, by_plan.consulting, running.monthly, running.annual, running.consulting,
      running.subscribers, (select count(*) from (select user_id from after except select user_id from before) came),
      (select count(*) from (select user_id from before except select user_id from paying) gone)
        + coalesce((select count from ${lostSubscribers} where day = ${day}::date), 0),
      ${now.toISOString()}::timestamptz
    from people, by_plan, running
    on conflict (day) do update set free = excluded.free, monthly = excluded.monthly, annual = excluded.annual,
      lifetime = excluded.lifetime, consulting = excluded.consulting,
      monthly_subscriptions = excluded.monthly_subscriptions,
      annual_subscriptions = excluded.annual_subscriptions,
      consulting_subscriptions = excluded.consulting_subscriptions, subscribers = excluded.subscribers,
      gained = excluded.gained, lost = excluded.lost, counted_at = excluded.counted_at`);
}

/**
 * The staff who pay nothing at that time. They are not members, whatever plan they hold. Staff who pay are
 * counted like everybody else, so that members and revenue agree.
 */
function nonPayingTeam(at: string, founderEmails: readonly string[]): SQL {
  const isOfTeam = or(isNotNull(users.role), holdsEntry(founderEmails)) ?? sql`false`;
  return sql`select id from ${users} where ${isOfTeam} and id not in (
    select user_id from ${entitlements} where ${isPaidFor} and ${isActiveAt(at)})`;
}

const finishedBetween = (from: string, end: string, team: SQL) =>
  sql`completed_at >= ${from}::timestamptz and completed_at < ${end}::timestamptz and user_id not in (${team})`;

async function countLessons(db: Database, day: CalendarDate, finished: SQL): Promise<void> {
  await db.execute(sql`
    insert into ${lessonDays} (lesson_id, day, finished)
    select lesson_id, ${day}::date, count(*) from ${lessonCompletions} where ${finished} group by lesson_id
    on conflict (lesson_id, day) do update set finished = excluded.finished`);
}

interface CountedTime {
  readonly from: string;
  readonly end: string;
  readonly finished: SQL;
}

/**
 * People who finished a lesson of a course that day, by whether it was their first and whether none is
 * left.
 */
async function countCourses(
  db: Database,
  day: CalendarDate,
  { from, end, finished }: CountedTime,
): Promise<void> {
  const ofCourse = sql`from ${lessonCompletions} done join ${lessons} theirs on theirs.id = done.lesson_id
    where done.user_id = busy.user_id and theirs.course_id = busy.course_id`;
  await db.execute(sql`
    with busy as (
      select distinct completed.user_id, taken.course_id
      from ${lessonCompletions} completed join ${lessons} taken on taken.id = completed.lesson_id
      where ${finished}),
    progress as (
      select course_id,
        not exists (select 1 ${ofCourse} and done.completed_at < ${from}::timestamptz) as is_start,
        (select count(*) ${ofCourse} and done.completed_at < ${end}::timestamptz)
          = (select count(*) from ${lessons} every where every.course_id = busy.course_id) as is_end
      from busy)
    insert into ${courseDays} (course_id, day, started, finished)
    select course_id, ${day}::date, count(*) filter (where is_start), count(*) filter (where is_end)
    from progress group by course_id
    on conflict (course_id, day) do update set started = excluded.started, finished = excluded.finished`);
}
