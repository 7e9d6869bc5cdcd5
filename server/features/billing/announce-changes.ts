import { fullName } from '@chalkline/domain/account/person-name';
import type { BillingChange } from '@chalkline/domain/billing/billing-changes';
import type { Grant } from '@chalkline/domain/billing/payment-state';
import type { FounderEmailKind } from '@chalkline/domain/founder-emails/founder-email-kinds';
import { completedLessonIds, completedPerCourse } from '@chalkline/domain/progress/completed-lessons';
import { nextStep } from '@chalkline/domain/progress/next-step';
import { nextUnfinishedLesson } from '@chalkline/domain/progress/progress';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { findCourseById, listCourses } from '../courses/index.ts';
import { emailFounders, type FounderMail } from '../founder-emails/index.ts';
import { notify, notifyStaff } from '../notifications/index.ts';
import { progressRecords } from '../progress/index.ts';
import { siteSettings } from '../site/index.ts';
import {
  type BilledPerson,
  cancelledEmail,
  type FirstStep,
  receiptEmail,
  refundedEmail,
  renewalFailedEmail,
  welcomeEmail,
} from './emails.ts';
import { disputeEmail, disputeEvent, failedPaymentEmail, saleEmail } from './founder-emails.ts';
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
    await emailFoundersAbout(billing, tx, member, change);
    await notifyOf(billing, tx, member, change);
  }
}

async function billedPerson(tx: Database, userId: string): Promise<BilledPerson | undefined> {
  const { id, email, firstName, lastName, name, timeZone } = users;
  const [person] = await tx
    .select({ id, email, firstName, lastName, name, timeZone })
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
      if (isFirstEver)
        await mail.enqueue(tx, welcomeEmail(member, await welcomeFacts(tx, payment.plan, member.id)));
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

async function welcomeFacts(tx: Database, plan: Grant['plan'], userId: string) {
  const { brand, flagshipCourseSlug } = await siteSettings(tx);
  return { plan, brand, firstStep: await firstStepOf(tx, userId, flagshipCourseSlug) };
}

/** The welcome leads to the same lesson as the page after the checkout, past the free lessons that are completed. */
async function firstStepOf(tx: Database, userId: string, flagshipSlug: string): Promise<FirstStep> {
  const [courses, records] = [await listCourses(tx, ''), await progressRecords(tx, userId)];
  const step = nextStep(courses, completedPerCourse(records), flagshipSlug);
  if (step.kind === 'rest') return { kind: 'dashboard', path: '/dashboard' };
  const course = await findCourseById(tx, step.course.id);
  const lesson = nextUnfinishedLesson(course?.lessons ?? [], completedLessonIds(records));
  const path = `/${step.course.slug}/${lesson?.orderIndex ?? 1}`;
  return { kind: step.kind === 'begin' ? 'first' : 'next', path };
}

async function emailFoundersAbout(
  billing: Billing,
  tx: Database,
  member: BilledPerson,
  change: BillingChange,
): Promise<void> {
  const message = founderEmailAbout(member, change);
  if (message) await emailFounders(billing, tx, { ...message, about: member.id });
}

/** What the app tells the member and the founders. */
async function notifyOf(
  { founderEmails, now }: Billing,
  tx: Database,
  member: BilledPerson,
  change: BillingChange,
): Promise<void> {
  const at = now();
  const toFounders = { founderEmails, area: 'money', about: member.id, at } as const;
  const of = { memberId: member.id, member: fullName(member) };
  if (change.kind === 'renewal_failed') {
    const { plan } = change.plan;
    const { event } = renewalFailedEmail(member, change.plan);
    await notify(tx, { to: member.id, event, at, type: 'payment_failed', parameters: { plan } });
    await notifyStaff(tx, { ...toFounders, event, type: 'renewal_failed', parameters: { ...of, plan } });
  }
  if (change.kind === 'disputed') {
    const { plan } = change.payment;
    const event = disputeEvent(change.payment);
    await notifyStaff(tx, { ...toFounders, event, type: 'payment_disputed', parameters: { ...of, plan } });
  }
}

function founderEmailAbout(
  member: BilledPerson,
  change: BillingChange,
): { kind: FounderEmailKind; email: (timeZone: string | null) => FounderMail } | undefined {
  switch (change.kind) {
    case 'paid':
      return change.payment.isRenewal
        ? undefined
        : { kind: 'sale', email: () => saleEmail(member, change.payment) };
    case 'renewal_failed':
      return {
        kind: 'failed_payment',
        email: (timeZone) => failedPaymentEmail(member, change.plan, timeZone),
      };
    case 'disputed':
      return { kind: 'dispute', email: (timeZone) => disputeEmail(member, change.payment, timeZone) };
    default:
      return undefined;
  }
}
