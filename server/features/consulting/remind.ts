import {
  promisedHours,
  readClock,
  reminderHours,
  runningPromise,
} from '@chalkline/domain/consulting/promise-clock';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { tickets, users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { founderReaders } from '../founder-emails/index.ts';
import { reminderEmails } from './emails.ts';
import { memberColumns } from './members.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Reminds the founder of promised times that are about to end. The event name of the email makes it one per
 * promise.
 */
export function reminderJob({ db, mail, founderEmails }: AppContext): Job {
  return {
    name: 'ticket-reminders',
    everyMilliseconds: 5 * minute,
    run: (now) =>
      db.transaction(async (tx) => {
        const rows = await tx
          .select({ ticket: tickets, member: memberColumns })
          .from(tickets)
          .innerJoin(users, eq(users.id, tickets.userId))
          .where(runsOutSoon(now));
        const founders = rows.length > 0 ? await founderReaders(tx, founderEmails) : [];
        for (const { ticket, member } of rows) {
          const running = runningPromise(ticket);
          const clock = readClock(ticket, now);
          if (!running || !clock) continue;
          for (const email of reminderEmails(running, clock.text, ticket, member, founders)) {
            await mail.enqueue(tx, email);
          }
        }
      }),
  };
}

function runsOutSoon(now: Date) {
  const before = (promised: number) => new Date(now.getTime() - (promised - reminderHours) * hour);
  return or(
    and(
      eq(tickets.status, 'Priority'),
      isNull(tickets.acknowledgedAt),
      lte(tickets.prioritisedAt, before(promisedHours.acknowledgement)),
    ),
    and(eq(tickets.status, 'In Progress'), lte(tickets.startedAt, before(promisedHours.completion))),
  );
}
