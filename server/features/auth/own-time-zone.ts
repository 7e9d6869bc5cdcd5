import { accountTimeZonePath, timeZoneSavedPage, timeZonesPath } from '@chalkline/contract/addresses';
import { ownTimeZoneFormSchema, ownTimeZoneSchema, timeZonesSchema } from '@chalkline/contract/time-zone';
import { timeZoneNames } from '@chalkline/domain/calendar/time-zone-names';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';

const tag = 'Account';

/** People's time zone: their browser says it on the first visit, and they can change it. */
export function ownTimeZoneRoutes({ reads, routes, db }: AppContext): void {
  reads.add({
    path: timeZonesPath,
    summary: 'The names of all time zones',
    tag,
    requires: 'session',
    reply: timeZonesSchema,
    read: async () => timeZoneNames(),
  });

  routes.add({
    method: 'PUT',
    path: accountTimeZonePath,
    summary: "Change the caller's time zone",
    tag,
    requires: 'session',
    body: ownTimeZoneSchema,
    handle: async ({ person, body: { timeZone, isDetected } }) => {
      const isUnknown = isDetected ? isNull(users.timeZone) : undefined;
      await db
        .update(users)
        .set({ timeZone })
        .where(and(eq(users.id, person.id), isUnknown));
    },
  });

  routes.addRaw({
    method: 'POST',
    path: accountTimeZonePath,
    summary: "Change the caller's time zone, by a form",
    tag,
    requires: 'session',
    body: ownTimeZoneFormSchema,
    respond: async ({ person, body: { timeZone }, reply }) => {
      await db.update(users).set({ timeZone }).where(eq(users.id, person.id));
      return reply.redirect(timeZoneSavedPage, 303);
    },
  });
}
