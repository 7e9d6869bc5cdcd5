import { churnWindow } from '@chalkline/domain/business-overview/churn';
import { type CalendarDate, dayOf } from '@chalkline/domain/calendar/calendar-date';
import { daysAfter } from '@chalkline/domain/calendar/period';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { entitlements, erasedSubscribers, lostSubscribers } from '../../db/schema.ts';
import { isActiveAt } from '../billing/index.ts';
import { isPaidFor, isSubscription, startOf } from './paid-rights.ts';

/** Used as the end date for owners of Lifetime, who never stop paying. */
const never: CalendarDate = '9999-12-31';

/**
 * Records, in the transaction that erases a person, that a subscriber was lost: today with the account, or
 * already yesterday. Both days will be counted again without this person's data.
 */
export async function keepLostSubscriber(tx: Database, userId: string, now: Date): Promise<void> {
  const today = dayOf(now);
  const yesterday = daysAfter(today, -1);
  const held = (what: SQL, moment: string | SQL) =>
    sql`exists (select 1 from ${entitlements} where user_id = ${userId} and ${what} and ${isActiveAt(moment)})`;
  const subscribedOn = (day: CalendarDate) => held(isSubscription, startOf(day));
  await keep(tx, today, subscribedOn(today));
  await keep(tx, yesterday, sql`${subscribedOn(yesterday)} and not ${held(isPaidFor, startOf(today))}`);
  const isSubscriber = sql`(${subscribedOn(today)} or ${held(isSubscription, now.toISOString())})`;
  await keepCohortMember(tx, {
    today,
    subscribedAt: (moment) => held(isSubscription, moment),
    lostOn: sql`case
      when ${isSubscriber} then ${today}::date
      when ${held(isPaidFor, now.toISOString())} then ${never}::date
      else ${lastPaidDay(userId, now)} end`,
  });
}

async function keep(tx: Database, day: CalendarDate, isLost: SQL): Promise<void> {
  await tx.execute(sql`
    insert into ${lostSubscribers} (day, count) select ${day}::date, 1 where ${isLost}
    on conflict (day) do update set count = ${lostSubscribers}.count + 1`);
}

/** The first day at the end of which nothing paid was active any more. */
function lastPaidDay(userId: string, now: Date): SQL {
  return sql`(select ((max(ends_at) - interval '1 microsecond') at time zone 'UTC')::date from ${entitlements}
    where user_id = ${userId} and ${isPaidFor} and starts_at <= ${now.toISOString()}::timestamptz)`;
}

interface CohortMember {
  readonly today: CalendarDate;
  subscribedAt(moment: SQL): SQL;
  readonly lostOn: SQL;
}

/** Records that a person subscribed on each day that starts a churn period still to be counted. */
async function keepCohortMember(tx: Database, { today, subscribedAt, lostOn }: CohortMember): Promise<void> {
  const endOfDay = sql`((begun.day + interval '1 day') at time zone 'UTC')`;
  await tx.execute(sql`
    insert into ${erasedSubscribers} (day, lost_on, count)
    select begun.day::date, ${lostOn}, 1
    from generate_series(${daysAfter(today, -churnWindow - 1)}::timestamp, ${daysAfter(today, -1)}::timestamp,
      interval '1 day') as begun (day)
    where ${subscribedAt(endOfDay)}
    on conflict (day, lost_on) do update set count = ${erasedSubscribers}.count + 1`);
}
