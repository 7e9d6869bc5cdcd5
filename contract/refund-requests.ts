import { guaranteedPlans } from '@chalkline/domain/billing/guarantee';
import { longestRefundText, refundRequestOutcomes } from '@chalkline/domain/billing/refund-request';
import { z } from 'zod';
import { formTokenField } from './csrf.ts';

const guaranteedPlan = z.enum(guaranteedPlans);

/** What a member sends to ask for their money back. */
export const requestRefundSchema = z
  .strictObject({
    plan: guaranteedPlan,
    reason: z.string().max(longestRefundText),
    ...formTokenField,
  })
  .meta({ id: 'RequestRefund' });
export type RequestRefund = z.infer<typeof requestRefundSchema>;

/** What the account page shows about refunds. */
export const ownRefundsSchema = z
  .object({
    /** The plans for which a refund can be asked now, and until when. */
    refundable: z.array(z.object({ plan: guaranteedPlan, amountInCents: z.int(), until: z.iso.datetime() })),
    /** The latest request of each plan, unless it was refunded. */
    requests: z.array(
      z.object({
        plan: guaranteedPlan,
        requestedAt: z.iso.datetime(),
        outcome: z.enum(refundRequestOutcomes).nullable(),
        message: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'OwnRefunds' });
export type OwnRefunds = z.infer<typeof ownRefundsSchema>;

/** The requests that wait for the founder, oldest first. */
export const refundRequestsSchema = z
  .array(
    z.object({
      id: z.uuid(),
      userId: z.uuid(),
      name: z.string(),
      plan: guaranteedPlan,
      reason: z.string(),
      requestedAt: z.iso.datetime(),
    }),
  )
  .meta({ id: 'RefundRequests' });
export type RefundRequests = z.infer<typeof refundRequestsSchema>;

export const declineRefundSchema = z
  .strictObject({ message: z.string().max(longestRefundText), ...formTokenField })
  .meta({ id: 'DeclineRefund' });
export type DeclineRefund = z.infer<typeof declineRefundSchema>;
