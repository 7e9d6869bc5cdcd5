import { remindersUntil } from '@chalkline/domain/billing/renewal-reminder';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { entitlements, users } from '../../db/schema.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { renewalReminderEmail } from './emails.ts';
import type { Billing } from './sync-customer.ts';

const hour = 60 * 60 * 1000;

/** Reminds annual members a week before their renewal. The event name of the email makes it one per renewal. */
export function renewalReminders({ db, mail }: Billing): Job {
  return {
    name: 'renewal-reminders',
    everyMilliseconds: hour,
    run: (now) =>
      db.transaction(async (tx) => {
        const { source, renewsAt } = entitlements;
        const { id, email, firstName, lastName, name } = users;
        const rows = await tx
          .select({ source, renewsAt, member: { id, email, firstName, lastName, name } })
          .from(entitlements)
          .innerJoin(users, eq(users.id, entitlements.userId))
          .where(
            and(
              eq(entitlements.plan, 'Annual'),
              gt(renewsAt, now),
              lte(renewsAt, remindersUntil(now)),
              isNull(entitlements.owedSince),
            ),
          );
        for (const { source, renewsAt, member } of rows) {
          if (!renewsAt) continue;
          await mail.enqueue(tx, renewalReminderEmail(member, { source, plan: 'Annual', renewsAt }));
        }
      }),
  };
}
