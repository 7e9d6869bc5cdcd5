import { roles } from '@chalkline/domain/access/roles';
import { disputeStates } from '@chalkline/domain/billing/dispute';
import { planNames } from '@chalkline/domain/billing/plans';
import { refundRefusals } from '@chalkline/domain/billing/refund';
import { refundRequestOutcomes } from '@chalkline/domain/billing/refund-request';
import { reviewDecisions } from '@chalkline/domain/certifications/review';
import { ticketStatuses, ticketTypes } from '@chalkline/domain/consulting/ticket';
import { longestMemberSearch } from '@chalkline/domain/members/member-search';
import { waitlistStates } from '@chalkline/domain/waitlist/waitlist';
import { z } from 'zod';
import { sessionSchema } from './sessions.ts';

const moment = z.iso.datetime();
const plan = z.enum(planNames);
const paidPlan = z.enum(['Monthly', 'Annual', 'Lifetime', 'Consulting']);

const memberFacts = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  plan,
  role: z.enum(roles).nullable(),
  joinedAt: moment,
  lastSeenAt: moment,
});

/** A member as the list of them shows one. */
const memberSummarySchema = memberFacts
  .extend({
    /** What waits for staff. */
    waiting: z.object({
      submissions: z.int(),
      tickets: z.int(),
      owes: z.boolean(),
      asksForRefund: z.boolean(),
    }),
  })
  .meta({ id: 'MemberSummary' });

export type MemberSummary = z.infer<typeof memberSummarySchema>;

export const membersSchema = z
  .object({
    members: z.array(memberSummarySchema),
    /** The cursor of the next page; null on the last page. */
    next: z.string().nullable(),
  })
  .meta({ id: 'Members' });

export type Members = z.infer<typeof membersSchema>;

export const membersQuerySchema = z.object({
  search: z.string().trim().max(longestMemberSearch).default(''),
  plan: plan.optional(),
  /** Only members with an overdue renewal. */
  owes: z.literal('yes').optional(),
  after: z.string().max(200).optional(),
});

/** A current or past plan. */
const heldPlanSchema = z.object({
  id: z.uuid(),
  plan,
  /** Paid, or granted by the founder; otherwise it came with the demo data. */
  kind: z.enum(['subscription', 'purchase', 'complimentary', 'other']),
  startsAt: moment,
  endsAt: moment.nullable(),
  renewsAt: moment.nullable(),
  /** Since when its renewal is overdue; null while everything is paid. */
  owedSince: moment.nullable(),
  holds: z.boolean(),
  /** Why it was granted. */
  reason: z.string().nullable(),
});

export type HeldPlan = z.infer<typeof heldPlanSchema>;

const paymentSchema = z.object({
  id: z.string(),
  plan,
  amountInCents: z.int(),
  currency: z.string(),
  paidAt: moment,
  refundedAt: moment.nullable(),
  /** The card holder's bank has taken the payment back, or tried to. */
  dispute: z.object({ state: z.enum(disputeStates), at: moment, dueAt: moment.nullable() }).nullable(),
});

const memberRefundRequestSchema = z.object({
  id: z.uuid(),
  plan,
  /** The member's own words, possibly none. */
  reason: z.string(),
  requestedAt: moment,
  /** Both null while the request waits for an answer. */
  outcome: z.enum(refundRequestOutcomes).nullable(),
  decidedAt: moment.nullable(),
  /** Why it was declined. */
  message: z.string().nullable(),
});

export type MemberRefundRequest = z.infer<typeof memberRefundRequestSchema>;

/** Everything about one member that the console shows. */
export const memberSchema = memberFacts
  .extend({
    profileImageUrl: z.string().nullable(),
    totalXp: z.int(),
    /** Whether the settings name this person a founder. */
    isConfigured: z.boolean(),
    plans: z.array(heldPlanSchema),
    payments: z.array(paymentSchema),
    /** The plans that can be refunded now under the guarantee. */
    refundable: z.array(z.object({ plan: paidPlan, amountInCents: z.int() })),
    /** The paid plans that cannot be refunded, and why. */
    notRefundable: z.array(z.object({ plan: paidPlan, reason: z.enum(refundRefusals) })),
    /** What the member has asked back under the guarantee, the latest first. */
    refundRequests: z.array(memberRefundRequestSchema),
    courses: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        slug: z.string(),
        completed: z.int(),
        total: z.int(),
        lastAt: moment,
      }),
    ),
    submissions: z.array(
      z.object({
        id: z.uuid(),
        certification: z.string(),
        submittedAt: moment,
        decision: z.enum(reviewDecisions).nullable(),
        decidedAt: moment.nullable(),
      }),
    ),
    certificates: z.array(
      z.object({
        token: z.string(),
        certification: z.string(),
        awardedAt: moment,
        isPublic: z.boolean(),
        revokedAt: moment.nullable(),
      }),
    ),
    tickets: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        type: z.enum(ticketTypes),
        status: z.enum(ticketStatuses),
        createdAt: moment,
      }),
    ),
    sessions: z.array(sessionSchema),
    waitingFor: z.array(z.object({ course: z.string(), state: z.enum(waitlistStates), since: moment })),
  })
  .meta({ id: 'Member' });

export type Member = z.infer<typeof memberSchema>;

/** Only the shape is checked here; the domain has the rules for complimentary plans. */
export const grantPlanSchema = z
  .strictObject({ plan: paidPlan, reason: z.string().max(5_000), until: z.string().max(40).nullable() })
  .meta({ id: 'GrantPlan' });

export type GrantPlan = z.infer<typeof grantPlanSchema>;

export const endPlanSchema = z.strictObject({ reason: z.string().max(5_000) }).meta({ id: 'EndPlan' });

export type EndPlan = z.infer<typeof endPlanSchema>;

export const refundSchema = z.strictObject({ plan: paidPlan }).meta({ id: 'Refund' });

/** Erasing requires the member's email, typed by the founder. */
export const eraseMemberSchema = z
  .strictObject({ confirmation: z.string().max(320) })
  .meta({ id: 'EraseMember' });
