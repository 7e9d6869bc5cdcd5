import type { BillingChange } from '@chalkline/domain/billing/billing-changes';
import type { FounderNotificationKind } from '@chalkline/domain/billing/founder-notifications';
import type { Grant } from '@chalkline/domain/billing/payment-state';
import { firstCourse } from '@chalkline/domain/courses/first-course';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { listCourses } from '../courses/index.ts';
import { siteSettings } from '../site/index.ts';
import {
  type BilledPerson,
  cancelledEmail,
  receiptEmail,
  refundedEmail,
  renewalFailedEmail,
  welcomeEmail,
} from './emails.ts';
import { disputeEmail, type FounderMail, failedPaymentEmail, saleEmail } from './founder-emails.ts';
import { notifyFounders } from './founder-notifications.ts';
import type { Billing } from './sync-customer.ts';

interface SyncedMember {
  readonly userId: string;
  /** The number of the reading that was applied. */
  readonly reading: number;
  readonly plans: readonly Grant[];
}

/** Emails the member and the founders about what a sync changes, in its transaction. */
export async function announceChanges(
  billing: Billing,
  tx: Database,
  synced: SyncedMember,
  changes: readonly BillingChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const member = await billedPerson(tx, synced.userId);
  if (!member) return;
  for (const change of changes) {
    await emailMember(billing, tx, member, synced, change);
    await emailFounders(billing, tx, member, change);
  }
}

async function billedPerson(tx: Database, userId: string): Promise<BilledPerson | undefined> {
  const { id, email, firstName, lastName, name } = users;
  const [person] = await tx
    .select({ id, email, firstName, lastName, name })
    .from(users)
    .where(eq(id, userId));
  return person;
}

async function emailMember(
  { mail }: Billing,
  tx: Database,
  member: BilledPerson,
  { reading, plans }: SyncedMember,
  change: BillingChange,
): Promise<void> {
  switch (change.kind) {
    case 'paid': {
      const { payment, isFirstEver } = change;
      if (isFirstEver) await mail.enqueue(tx, welcomeEmail(member, await welcomeFacts(tx, payment.plan)));
      const renewsAt = plans.find(({ plan }) => plan === payment.plan)?.renewsAt ?? null;
      return mail.enqueue(tx, receiptEmail(member, payment, renewsAt));
    }
    case 'refunded':
      return mail.enqueue(tx, refundedEmail(member, change.payment, change.isPlanKept));
    case 'cancelled':
      return mail.enqueue(tx, cancelledEmail(member, change.plan, reading));
    case 'renewal_failed':
      return mail.enqueue(tx, renewalFailedEmail(member, change.plan));
    case 'disputed':
      return undefined;
  }
}

/** The welcome leads to the same first lesson as the page after the checkout. */
async function welcomeFacts(tx: Database, plan: Grant['plan']) {
  const { brand, flagshipCourseSlug } = await siteSettings(tx);
  const course = firstCourse(await listCourses(tx, ''), flagshipCourseSlug);
  return { plan, brand, firstLessonPath: course ? `/${course.slug}/1` : '/dashboard' };
}

async function emailFounders(
  billing: Billing,
  tx: Database,
  member: BilledPerson,
  change: BillingChange,
): Promise<void> {
  const notification = founderNotification(member, change);
  if (notification) await notifyFounders(billing, tx, { ...notification, about: member.id });
}

function founderNotification(
  member: BilledPerson,
  change: BillingChange,
): { kind: FounderNotificationKind; email: FounderMail } | undefined {
  switch (change.kind) {
    case 'paid':
      return change.payment.isRenewal
        ? undefined
        : { kind: 'sale', email: saleEmail(member, change.payment) };
    case 'renewal_failed':
      return { kind: 'failed_payment', email: failedPaymentEmail(member, change.plan) };
    case 'disputed':
      return { kind: 'dispute', email: disputeEmail(member, change.payment) };
    default:
      return undefined;
  }
}
