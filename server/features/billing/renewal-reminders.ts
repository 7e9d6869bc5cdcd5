import { remindedPlan, remindersUntil, renewalToAnnounce } from '@chalkline/domain/billing/renewal-reminder';
import { and, eq, gt, lte } from 'drizzle-orm';
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
        const { source, plan, renewsAt, owedSince } = entitlements;
        const { id, email, firstName, lastName, name, timeZone } = users;
        const member = { id, email, firstName, lastName, name, timeZone };
        const rows = await tx
          .select({ source, plan, renewsAt, owedSince, member })
          .from(entitlements)
          .innerJoin(users, eq(users.id, entitlements.userId))
          // Only a preselection: the rule decides.
          .where(
            and(eq(entitlements.plan, remindedPlan), gt(renewsAt, now), lte(renewsAt, remindersUntil(now))),
          );
        for (const { member, source, ...renewing } of rows) {
          const announced = renewalToAnnounce(renewing, now);
          if (!announced) continue;
          await mail.enqueue(
            tx,
            renewalReminderEmail(member, { source, plan: remindedPlan, renewsAt: announced }),
          );
        }
      }),
  };
}
