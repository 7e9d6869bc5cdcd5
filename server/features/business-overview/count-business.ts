import { type CalendarDate, dayOf } from '@chalkline/domain/calendar/calendar-date';
import { daysAfter, daysBetween } from '@chalkline/domain/calendar/period';
import { gte, isNull, min } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { businessDays, users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { countChurn } from './count-churn.ts';
import { countDay } from './count-day.ts';

const fiveMinutes = 5 * 60 * 1000;

/** The longest period that is shown. */
const countedDays = 365;

/**
 * Counts the figures of every day. Yesterday is counted again with today, because payments can be reported
 * late. Earlier days keep their numbers, also when people leave and their data is erased.
 */
export function businessCount({ db, founderEmails }: Pick<AppContext, 'db' | 'founderEmails'>): Job {
  return {
    name: 'count-business',
    everyMilliseconds: fiveMinutes,
    run: async (now, stopping) => {
      for (const day of await daysToCount(db, dayOf(now))) {
        if (stopping.aborted) return;
        await db.transaction((tx) => countDay(tx, day, { now, founderEmails }));
      }
      for (const day of await daysWithoutChurn(db)) {
        if (stopping.aborted) return;
        await countChurn(db, day, now);
      }
    },
  };
}

async function daysToCount(db: Database, today: CalendarDate): Promise<CalendarDate[]> {
  const earliest = daysAfter(today, 1 - countedDays);
  const [first] = await db.select({ at: min(users.createdAt) }).from(users);
  const begun = first?.at ? dayOf(first.at) : today;
  const rows = await db
    .select({ day: businessDays.day })
    .from(businessDays)
    .where(gte(businessDays.day, earliest));
  const known = new Set(rows.map(({ day }) => day));
  const yesterday = daysAfter(today, -1);
  const all = daysBetween(begun > earliest ? begun : earliest, today);
  return all.filter((day) => day >= yesterday || !known.has(day));
}

/** Days that were counted before churn existed. */
async function daysWithoutChurn(db: Database): Promise<CalendarDate[]> {
  const rows = await db
    .select({ day: businessDays.day })
    .from(businessDays)
    .where(isNull(businessDays.cohort));
  return rows.map(({ day }) => day);
}
