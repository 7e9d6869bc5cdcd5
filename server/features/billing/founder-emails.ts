import { signInFirst } from '@chalkline/contract/sign-in-addresses';
import { fullName } from '@chalkline/domain/account/person-name';
import type { OwedPlan, ReportedPayment } from '@chalkline/domain/billing/billing-changes';
import { disputeSentence } from '@chalkline/domain/billing/dispute';
import { dollarsOf, type PaidPlanName, priceOf } from '@chalkline/domain/billing/prices';
import { dayLabel } from '@chalkline/domain/calendar/moment';
import type { Email } from '../../db/email-content.ts';
import type { FounderMail } from '../founder-emails/index.ts';
import type { BilledPerson } from './emails.ts';

/** To the founders: somebody bought a plan. */
export function saleEmail(member: BilledPerson, { id, plan, amountInCents }: ReportedPayment): FounderMail {
  const amount = dollarsOf(amountInCents);
  return {
    event: `payment:${id}:sale`,
    subject: `New sale: ${plan} for ${amount}`,
    email: aboutMember(member, {
      preheader: `${fullName(member)} bought ${plan}.`,
      heading: `${fullName(member)} bought ${plan}`,
      paragraphs: [],
      facts: factsOf(member, plan, { label: 'Paid', value: amount }),
    }),
  };
}

/** To the founders: a renewal could not be charged. */
export function failedPaymentEmail(
  member: BilledPerson,
  { source, plan, renewsAt, endsAt }: OwedPlan,
  timeZone: string | null,
): FounderMail {
  const name = fullName(member);
  const end = endsAt ? ` They'll lose access on ${dayLabel(endsAt, timeZone)} unless it's paid by then.` : '';
  return {
    event: `${source}:unpaid-founder:${renewsAt.toISOString()}`,
    subject: `Payment failed: ${name}, ${priceOf(plan)} for ${plan}`,
    email: aboutMember(member, {
      preheader: "We've emailed the member a link to update their card.",
      heading: `A renewal of the ${plan} plan failed`,
      paragraphs: [
        `We couldn't charge ${name} ${priceOf(plan)} for the ${plan} plan.${end}`,
        "We've emailed them a link to update their card, and the app reminds them until it's fixed.",
      ],
    }),
  };
}

/** Names the dispute of a payment in emails and in the app. */
export function disputeEvent({ id }: Pick<ReportedPayment, 'id'>): string {
  return `payment:${id}:disputed`;
}

/** To the founders: a bank questions a payment, or has taken it back. */
export function disputeEmail(
  member: BilledPerson,
  { id, plan, amountInCents, disputeState, disputeDueAt }: ReportedPayment,
  timeZone: string | null,
): FounderMail {
  const sentence = disputeSentence(disputeState ?? 'inquiry', disputeDueAt?.toISOString() ?? null, timeZone);
  const amount = dollarsOf(amountInCents);
  return {
    event: disputeEvent({ id }),
    subject: `Payment disputed: ${amount} for ${plan}`,
    email: aboutMember(member, {
      preheader: sentence,
      heading: `${fullName(member)} disputes a payment`,
      paragraphs: [sentence],
      facts: factsOf(member, plan, { label: 'Amount', value: amount }),
    }),
  };
}

interface RequestedRefund {
  readonly id: string;
  readonly plan: PaidPlanName;
  readonly amountInCents: number;
  readonly reason: string;
}

/** To the founders: a member asks for their money back. */
export function refundRequestedEmail(
  member: BilledPerson,
  { id, plan, amountInCents, reason }: RequestedRefund,
): FounderMail {
  const amount = dollarsOf(amountInCents);
  return {
    event: `refund-request:${id}`,
    subject: `Refund request: ${amount} for ${plan}`,
    email: aboutMember(member, {
      preheader: `${fullName(member)} asks for a refund.`,
      heading: `${fullName(member)} asks for a refund`,
      paragraphs: ["Refund the plan on the member's page, or decline the request on the overview."],
      ...(reason ? { quote: reason } : {}),
      facts: factsOf(member, plan, { label: 'Amount', value: amount }),
    }),
  };
}

/** Every such email leads to the member. */
function aboutMember({ id }: BilledPerson, email: Email): Email {
  return {
    ...email,
    action: { label: 'See this member', path: signInFirst(`/founder/members/${id}`) },
  };
}

function factsOf(member: BilledPerson, plan: PaidPlanName, amount: { label: string; value: string }) {
  return [{ label: 'Plan', value: plan }, amount, { label: 'Member', value: fullName(member) }];
}
