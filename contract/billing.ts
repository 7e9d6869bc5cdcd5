import { planSlugs } from '@chalkline/domain/billing/plan-slug';
import { planNames } from '@chalkline/domain/billing/plans';
import { z } from 'zod';
import { formTokenField } from './csrf.ts';

const paidPlan = z.enum(['Monthly', 'Annual', 'Lifetime', 'Consulting']);

export const planSchema = z
  .object({
    plan: paidPlan,
    slug: z.enum(planSlugs),
    priceId: z.string(),
    /** Whole US dollars. */
    amount: z.int(),
    interval: z.enum(['month', 'year', 'once']),
    title: z.string(),
    stamp: z.enum(['Most Popular', 'Best Deal']).nullable(),
    covers: z.string(),
    terms: z.array(z.string()),
  })
  .meta({ id: 'Plan' });

export type Plan = z.infer<typeof planSchema>;

export const checkoutRequestSchema = z.strictObject({
  priceId: z.string().max(200),
  plan: z.enum(planSlugs),
});

export const checkoutAddressSchema = z.object({ url: z.url() });
export type CheckoutAddress = z.infer<typeof checkoutAddressSchema>;

export const checkoutIntentSchema = z.object({ planSlug: z.enum(planSlugs), ...formTokenField });

export const checkoutOutcomeSchema = z
  .object({
    /** `open` is not paid yet; `paid` waits for its grant; `granted` is complete. */
    state: z.enum(['open', 'expired', 'paid', 'granted']),
    plan: paidPlan,
    /** What was paid, and when the next payment is due; null until it is granted. */
    payment: z
      .object({
        amountInCents: z.int(),
        paidAt: z.iso.datetime(),
        renewsAt: z.iso.datetime().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'CheckoutOutcome' });

export type CheckoutOutcome = z.infer<typeof checkoutOutcomeSchema>;

const planFactsSchema = z.object({
  plan: z.enum(planNames),
  /** When the next payment is due. */
  renewsAt: z.iso.datetime().nullable(),
  /** When access ends, for plans that do not renew. */
  endsAt: z.iso.datetime().nullable(),
  /** Whether a renewal is overdue: access continues for a few days while the card is retried. */
  isPaymentOwed: z.boolean(),
  /** Granted, rather than paid. */
  isComplimentary: z.boolean(),
});

export const accountPlanSchema = planFactsSchema
  .extend({
    /**
     * Other active plans, such as the membership next to consulting: they may be charged, so they are
     * named.
     */
    alsoHeld: z.array(planFactsSchema),
    /** Whether the billing portal has a plan or invoices of this person. */
    hasBillingPortal: z.boolean(),
  })
  .meta({ id: 'AccountPlan' });

export type AccountPlan = z.infer<typeof accountPlanSchema>;
