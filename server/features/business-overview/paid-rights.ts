import { paymentSources } from '@chalkline/domain/billing/grant-source';
import type { CalendarDate } from '@chalkline/domain/calendar/calendar-date';
import { sql } from 'drizzle-orm';

/** The first instant of a day. */
export const startOf = (day: CalendarDate) => new Date(`${day}T00:00:00Z`).toISOString();

const subscription = paymentSources.subscription('%');
const purchase = paymentSources.purchase('%');

/** Recurring payments. */
export const isSubscription = sql`source like ${subscription}`;

/** Any payment. */
export const isPaidFor = sql`(source like ${subscription} or source like ${purchase})`;
