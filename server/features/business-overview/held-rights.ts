import { paymentSources } from '@chalkline/domain/billing/grant-source';
import type { CalendarDate } from '@chalkline/domain/calendar/calendar-date';
import { type SQL, sql } from 'drizzle-orm';

/** The first moment of a day. */
export const startOf = (day: CalendarDate) => new Date(`${day}T00:00:00Z`).toISOString();

const subscription = paymentSources.subscription('%');
const purchase = paymentSources.purchase('%');

/** What is paid for again and again. */
export const isSubscription = sql`source like ${subscription}`;

/** What was paid for at all. */
export const isPaidFor = sql`(source like ${subscription} or source like ${purchase})`;

/** A right holds from its first moment to the one before its last. */
export function heldAt(moment: string | SQL): SQL {
  const at = typeof moment === 'string' ? sql`${moment}::timestamptz` : moment;
  return sql`starts_at <= ${at} and (ends_at is null or ends_at > ${at})`;
}
