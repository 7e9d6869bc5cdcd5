import { signInFirst } from '@chalkline/contract/addresses';
import { fullName } from '@chalkline/domain/account/person-name';
import type { OwedPlan, ReportedPayment } from '@chalkline/domain/billing/billing-changes';
import { disputeSentence } from '@chalkline/domain/billing/dispute';
import { dollarsOf, type PaidPlanName, priceOf } from '@chalkline/domain/billing/prices';
import { dayOf, longDate } from '@chalkline/domain/calendar/calendar-date';
import type { Mail } from '../../db/email-content.ts';
import type { BilledPerson } from './emails.ts';

/** An email that goes to every founder. */
export type FounderMail = Pick<Mail, 'event' | 'subject' | 'email'>;

const switchNote = 'You can switch these emails off on the overview of the founder console.';

const onMemberPage = ({ id }: BilledPerson) => ({
  label: 'See this member',
  path: signInFirst(`/founder/members/${id}`),
});

/** To the founders: somebody bought a plan. */
export function saleEmail(member: BilledPerson, { id, plan, amountInCents }: ReportedPayment): FounderMail {
  const amount = dollarsOf(amountInCents);
  return {
    event: `payment:${id}:sale`,
    subject: `New sale: ${plan} for ${amount}`,
    email: {
      preheader: `${fullName(member)} bought ${plan}.`,
      heading: `${fullName(member)} bought ${plan}`,
      paragraphs: [],
      facts: [
        { label: 'Plan', value: plan },
        { label: 'Paid', value: amount },
        { label: 'Member', value: fullName(member) },
      ],
      action: onMemberPage(member),
      note: switchNote,
    },
  };
}

/** To the founders: a renewal could not be charged. */
export function failedPaymentEmail(
  member: BilledPerson,
  { source, plan, renewsAt, endsAt }: OwedPlan,
): FounderMail {
  const end = endsAt ? ` Access ends on ${longDate(dayOf(endsAt))} unless it is paid before.` : '';
  return {
    event: `${source}:unpaid-founder:${renewsAt.toISOString()}`,
    subject: `Payment failed: ${fullName(member)}, ${priceOf(plan)} for ${plan}`,
    email: {
      preheader: "We've emailed the member a link to update their card.",
      heading: `A renewal of ${plan} failed`,
      paragraphs: [
        `The card of ${fullName(member)} couldn't be charged ${priceOf(plan)}.${end}`,
        "We've emailed them a link to update their card, and the app reminds them until it's fixed.",
      ],
      action: onMemberPage(member),
      note: switchNote,
    },
  };
}

/** To the founders: a bank questions a payment, or has taken it back. */
export function disputeEmail(
  member: BilledPerson,
  { id, plan, amountInCents, disputeState, disputeDueAt }: ReportedPayment,
): FounderMail {
  const sentence = disputeSentence(disputeState ?? 'inquiry', disputeDueAt?.toISOString() ?? null);
  const amount = dollarsOf(amountInCents);
  return {
    event: `payment:${id}:disputed`,
    subject: `Payment disputed: ${amount} for ${plan}`,
    email: {
      preheader: sentence,
      heading: `${fullName(member)} disputes a payment`,
      paragraphs: [sentence],
      facts: [
        { label: 'Plan', value: plan },
        { label: 'Amount', value: amount },
        { label: 'Member', value: fullName(member) },
      ],
      action: onMemberPage(member),
      note: switchNote,
    },
  };
}

/** To the founders: a member asks for their money back. */
export function refundRequestedEmail(
  member: BilledPerson,
  {
    id,
    plan,
    amountInCents,
    reason,
  }: { id: string; plan: PaidPlanName; amountInCents: number; reason: string },
): FounderMail {
  const amount = dollarsOf(amountInCents);
  return {
    event: `refund-request:${id}`,
    subject: `Refund request: ${amount} for ${plan}`,
    email: {
      preheader: `${fullName(member)} asks for a refund.`,
      heading: `${fullName(member)} asks for a refund`,
      paragraphs: ["Refund the plan on the member's page, or decline the request on the overview."],
      ...(reason ? { quote: reason } : {}),
      facts: [
        { label: 'Plan', value: plan },
        { label: 'Amount', value: amount },
        { label: 'Member', value: fullName(member) },
      ],
      action: onMemberPage(member),
      note: switchNote,
    },
  };
}
