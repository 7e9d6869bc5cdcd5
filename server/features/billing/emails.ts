import { changeCardPath } from '@chalkline/contract/addresses';
import { greeting } from '@chalkline/domain/account/person-name';
import type { CancelledPlan, OwedPlan, ReportedPayment } from '@chalkline/domain/billing/billing-changes';
import { guaranteeDays, isGuaranteed } from '@chalkline/domain/billing/guarantee';
import type { PlanName } from '@chalkline/domain/billing/plans';
import { dollarsOf, type PaidPlanName, priceOf } from '@chalkline/domain/billing/prices';
import { guaranteeFact, nextCharge, purchaseFacts } from '@chalkline/domain/billing/purchase-facts';
import { dayOf } from '@chalkline/domain/calendar/calendar-date';
import { dayLabel } from '@chalkline/domain/calendar/moment';
import { reviewPromise } from '@chalkline/domain/calendar/working-days';
import type { Mail } from '../../db/email-content.ts';
import type { users } from '../../db/schema.ts';

/** A member, as emails about payments name them. */
export type BilledPerson = Pick<
  typeof users.$inferSelect,
  'id' | 'email' | 'firstName' | 'lastName' | 'name' | 'timeZone'
>;

const account = (label: string) => ({ label, path: '/account' });
const hello = (member: BilledPerson) => `${greeting('Hello', member)},`;
const toMember = (member: BilledPerson, event: string) => ({ event, to: member.email, about: member.id });

/** Where a new member begins: with the first lesson, or where they stopped in the free ones. */
export interface FirstStep {
  readonly kind: 'first' | 'next' | 'dashboard';
  readonly path: string;
}

const firstSteps = {
  first: {
    preheader: 'Your first lesson is ready.',
    text: 'Start with the first lesson: watch the video, copy its prompt into your agent, and see your own app change. It takes a few minutes.',
    label: 'Start your first lesson',
  },
  next: {
    preheader: 'Your next lesson is ready.',
    text: 'Pick up where you left off: your next lesson is open now.',
    label: 'Continue with your next lesson',
  },
  dashboard: {
    preheader: 'Everything is open now.',
    text: 'Your dashboard shows your courses and certifications.',
    label: 'Go to your dashboard',
  },
} as const;

/** To somebody who has paid for the first time: what they have, and where to begin. */
export function welcomeEmail(
  member: BilledPerson,
  { plan, brand, firstStep }: { plan: PaidPlanName; brand: string; firstStep: FirstStep },
): Mail {
  const isConsulting = plan === 'Consulting';
  const { preheader, text, label } = firstSteps[firstStep.kind];
  return {
    ...toMember(member, `welcome:${member.id}`),
    subject: `Welcome to ${brand}`,
    email: {
      preheader: isConsulting ? 'Your first ticket takes five minutes.' : preheader,
      heading: greeting('Welcome', member),
      paragraphs: isConsulting
        ? [
            'Your Consulting plan has started, and it includes every course, prompt and certification.',
            "Add a ticket with a link to your project and say what you're stuck on. Move it to Priority, and your consultant gets back to you within 24 hours.",
          ]
        : [
            `Your ${plan} plan has started. You have every released course, every prompt and every certification.`,
            text,
          ],
      action: isConsulting
        ? { label: 'Add your first ticket', path: '/consulting' }
        : { label, path: firstStep.path },
      ...(isGuaranteed(plan)
        ? {
            note: `Not for you? Within ${guaranteeDays} days you can request a refund on your account page.`,
          }
        : {}),
    },
  };
}

/** To a member who has paid. */
export function receiptEmail(member: BilledPerson, payment: ReportedPayment, renewsAt: Date | null): Mail {
  const { id, plan, amountInCents, paidAt, isRenewal } = payment;
  const amount = dollarsOf(amountInCents);
  const paid = {
    plan,
    amountInCents,
    paidAt: paidAt.toISOString(),
    renewsAt: renewsAt?.toISOString() ?? null,
  };
  const guarantee = isRenewal ? undefined : guaranteeFact(paid, member.timeZone);
  return {
    ...toMember(member, `payment:${id}:receipt`),
    subject: `Your receipt: ${amount} for ${plan}`,
    email: {
      preheader: `Next charge: ${nextCharge(plan, paid.renewsAt, member.timeZone)}`,
      heading: isRenewal ? `Your ${plan} plan has renewed` : 'Thank you for your purchase',
      paragraphs: [hello(member), `We've received your payment of ${amount} for the ${plan} plan.`],
      facts: [
        ...purchaseFacts(paid, member.timeZone),
        ...(guarantee ? [guarantee] : []),
        { label: 'Payment', value: id },
      ],
      action: account('See your invoices'),
      ...(renewsAt ? { note: 'You can cancel at any time on your account page.' } : {}),
    },
  };
}

/** To a member who has cancelled: until when they keep the plan. */
export function cancelledEmail(
  member: BilledPerson,
  { source, plan, endsAt }: CancelledPlan,
  reading: number,
): Mail {
  const lastDay = dayLabel(endsAt, member.timeZone);
  return {
    // A plan can be cancelled, resumed and cancelled again.
    ...toMember(member, `${source}:cancelled:${reading}`),
    subject: `You've cancelled your ${plan} plan`,
    email: {
      preheader: `You keep access until ${lastDay}.`,
      heading: `Your ${plan} plan won't renew`,
      paragraphs: [
        hello(member),
        `You've cancelled your ${plan} plan. You keep everything in it until ${lastDay}, and you won't be charged again.`,
        "Changed your mind? You can resume it until then. We'll keep your progress and certificates either way.",
      ],
      action: account('See your plan'),
    },
  };
}

/** To a member whose renewal could not be charged: how to fix it, and until when. */
export function renewalFailedEmail(member: BilledPerson, { source, plan, renewsAt, endsAt }: OwedPlan): Mail {
  const until = endsAt ? `until ${dayLabel(endsAt, member.timeZone)}` : 'for a few days';
  return {
    ...toMember(member, `${source}:unpaid:${renewsAt.toISOString()}`),
    subject: `Your payment for ${plan} didn't go through`,
    email: {
      preheader: `Update your card to keep your access. It stays open ${until}.`,
      heading: "Your payment didn't go through",
      paragraphs: [
        hello(member),
        `We couldn't charge your card ${priceOf(plan)} to renew your ${plan} plan. This usually means that the card has expired or that the bank declined it.`,
        `You keep your access ${until}. We'll try again ${endsAt ? 'by then' : 'soon'}, and a new card is charged right away.`,
      ],
      action: { label: 'Update your card', path: changeCardPath },
    },
  };
}

/** To a member whose plan renews soon. */
export function renewalReminderEmail(
  member: BilledPerson,
  { source, plan, renewsAt }: Pick<OwedPlan, 'source' | 'plan' | 'renewsAt'>,
): Mail {
  const day = dayLabel(renewsAt, member.timeZone);
  return {
    ...toMember(member, `${source}:renews:${dayOf(renewsAt)}`),
    optional: { type: 'renewal_reminder', userId: member.id },
    subject: `Your ${plan} plan renews on ${day}`,
    email: {
      preheader: `${priceOf(plan)} will be charged. There's nothing you need to do.`,
      heading: `Your ${plan} plan renews on ${day}`,
      paragraphs: [
        hello(member),
        `On ${day} we'll charge your card ${priceOf(plan)} for another year. There's nothing you need to do.`,
        "Don't want to renew? Cancel before that day on your account page, and you won't be charged.",
      ],
      action: account('See your plan'),
    },
  };
}

/** To a member who gets a payment back: the amount, and what ends with it. */
export function refundedEmail(
  member: BilledPerson,
  { id, plan, amountInCents }: Pick<ReportedPayment, 'id' | 'plan' | 'amountInCents'>,
  isPlanKept: boolean,
): Mail {
  const amount = dollarsOf(amountInCents);
  return {
    ...toMember(member, `payment:${id}:refunded`),
    subject: isPlanKept ? `We've refunded a payment for ${plan}` : `Your ${plan} plan has been refunded`,
    email: {
      preheader: `${amount} is on its way back to your card.`,
      heading: `${amount} is on its way back`,
      paragraphs: [
        hello(member),
        isPlanKept
          ? `We've refunded ${amount} that you paid for the ${plan} plan. You keep the plan. Your bank usually shows the refund within 5 to 10 days.`
          : `We've refunded your ${plan} plan in full. Your bank usually shows it within 5 to 10 days. The plan has ended, and nothing more will be charged for it.`,
      ],
      action: account('See your account'),
      ...(isPlanKept ? {} : { note: "We've kept your progress and certificates in case you come back." }),
    },
  };
}

/** To a member who asks for their money back: that the request was received, and what happens next. */
export function refundReceivedEmail(
  member: BilledPerson,
  { id, plan, amountInCents, reason }: { id: string; plan: PlanName; amountInCents: number; reason: string },
): Mail {
  return {
    ...toMember(member, `refund-request:${id}:received`),
    subject: `We've received your refund request for ${plan}`,
    email: {
      preheader: `We'll answer by email, usually within ${reviewPromise}.`,
      heading: "We've received your refund request",
      paragraphs: [
        hello(member),
        `You asked us to refund the ${dollarsOf(amountInCents)} that you paid for your ${plan} plan. We'll answer by email, usually within ${reviewPromise}.`,
        'Until then, nothing changes. When we refund the plan, it ends and the money goes back to your card. We keep your progress and certificates.',
        ...(reason ? ['You told us:'] : []),
      ],
      ...(reason ? { quote: reason } : {}),
      action: account('See your request'),
      note: 'Changed your mind? Reply to this email.',
    },
  };
}

/** To a member whose request was declined: the founder's answer. */
export function refundDeclinedEmail(
  member: BilledPerson,
  { id, plan, message }: { id: string; plan: PlanName; message: string },
): Mail {
  return {
    ...toMember(member, `refund-request:${id}:declined`),
    subject: `About your refund request for ${plan}`,
    email: {
      preheader: "We've answered your request.",
      heading: "We couldn't refund your plan",
      paragraphs: [hello(member), `You asked for a refund of your ${plan} plan. Here's our answer:`],
      quote: message,
      action: account('See your account'),
      note: 'Your plan continues as before. If you disagree, reply to this email.',
    },
  };
}
