import { churnWindow } from '@chalkline/domain/business-overview/churn';
import type { CalendarDate } from '@chalkline/domain/calendar/calendar-date';
import { daysAfter } from '@chalkline/domain/calendar/period';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { businessDays, entitlements, erasedSubscribers } from '../../db/schema.ts';
import { isActiveAt } from '../billing/index.ts';
import { isPaidFor, isSubscription, startOf } from './paid-rights.ts';

/**
 * Counts, for a day that has a row, who subscribed 30 days before and how many of those no longer pay.
 * People who joined in between are in neither number, and people who came back have not left.
 */
export async function countChurn(db: Database, day: CalendarDate, now: Date): Promise<void> {
  const begin = daysAfter(day, -churnWindow);
  const end = startOf(daysAfter(day, 1));
  const at = end < now.toISOString() ? end : now.toISOString();
  await db.execute(sql`
    with cohort as (
      select distinct user_id from ${entitlements}
      where ${isSubscription} and ${isActiveAt(startOf(daysAfter(begin, 1)))}),
    paying as (select user_id from ${entitlements} where ${isPaidFor} and ${isActiveAt(at)}),
    gone as (select user_id from cohort except select user_id from paying),
    erased as (
      select coalesce(sum(count), 0) as all_of_them,
        coalesce(sum(count) filter (where lost_on <= ${day}::date), 0) as lost
      from ${erasedSubscribers} where day = ${begin}::date)
    update ${businessDays} set
      cohort = (select count(*) from cohort) + erased.all_of_them,
      cohort_lost = (select count(*) from gone) + erased.lost
    from erased where ${businessDays.day} = ${day}::date`);
}
