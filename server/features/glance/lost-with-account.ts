import { daysAfter } from '@chalkline/domain/business/period';
import { type CalendarDate, dayOf } from '@chalkline/domain/learning/calendar-date';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { entitlements, lostSubscribers } from '../../db/schema.ts';
import { heldAt, isPaidFor, isSubscription, startOf } from './held-rights.ts';

/**
 * Keeps, in the transaction that erases somebody, that a subscriber was lost: today with the account, or yesterday
 * already. Both days are counted again without what the person was counted by.
 */
export async function keepLostSubscriber(tx: Database, userId: string, now: Date): Promise<void> {
  const today = dayOf(now.toISOString());
  const yesterday = daysAfter(today, -1);
  const held = (what: SQL, moment: string) =>
    sql`exists (select 1 from ${entitlements} where user_id = ${userId} and ${what} and ${heldAt(moment)})`;
  const subscribedOn = (day: CalendarDate) => held(isSubscription, startOf(day));
  await keep(tx, today, subscribedOn(today));
  await keep(tx, yesterday, sql`${subscribedOn(yesterday)} and not ${held(isPaidFor, startOf(today))}`);
}

async function keep(tx: Database, day: CalendarDate, isLost: SQL): Promise<void> {
  await tx.execute(sql`
    insert into ${lostSubscribers} (day, count) select ${day}::date, 1 where ${isLost}
    on conflict (day) do update set count = ${lostSubscribers}.count + 1`);
}
