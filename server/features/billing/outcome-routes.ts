import { checkoutOutcomePath } from '@chalkline/contract/addresses';
import { type CheckoutOutcome, checkoutOutcomeSchema } from '@chalkline/contract/billing';
import type { CurrentUser } from '@chalkline/contract/people';
import { holdsAt } from '@chalkline/domain/billing/entitlements';
import type { PaidPlanName } from '@chalkline/domain/billing/prices';
import Stripe from 'stripe';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { findCustomer } from './customers.ts';
import { ownedBy } from './queries.ts';
import { providerLimit, reachingProvider } from './reaching-provider.ts';
import { idOf } from './reference.ts';
import { type Billing, syncCustomer } from './sync-customer.ts';

/** The outcome of a checkout, for the page that waits for it. Reading it also syncs the customer. */
export function outcomeRoutes({ reads }: AppContext, billing: Billing): void {
  reads.add({
    path: checkoutOutcomePath,
    summary: "How one of the caller's checkouts went",
    tag: 'Billing',
    requires: 'session',
    parameters: z.object({ sessionId: z.string().max(200) }),
    reply: checkoutOutcomeSchema,
    rateLimit: providerLimit,
    read: async ({ person, parameters }) => {
      const outcome = await reachingProvider(() => outcomeOf(billing, person, parameters.sessionId));
      return orNotFound(outcome, 'This checkout');
    },
  });
}

async function outcomeOf(
  billing: Billing,
  person: CurrentUser,
  sessionId: string,
): Promise<CheckoutOutcome | undefined> {
  const customer = await findCustomer(billing.db, person.id);
  const session = customer ? await findSession(billing.stripe, sessionId) : undefined;
  if (!customer || !session || idOf(session.customer) !== customer) return undefined;
  const plan = session.metadata?.plan as PaidPlanName;
  if (session.status !== 'complete')
    return { state: session.status === 'expired' ? 'expired' : 'open', plan, payment: null };
  await syncCustomer(billing, customer);
  const owned = await ownedBy(billing.db, person.id);
  const granted = owned.find((one) => one.plan === plan && holdsAt(one, billing.now()));
  if (!granted) return { state: 'paid', plan, payment: null };
  return { state: 'granted', plan, payment: paymentOf(session, granted.renewsAt) };
}

function paymentOf({ amount_total, created }: Stripe.Checkout.Session, renewsAt: Date | null) {
  return {
    amountInCents: amount_total ?? 0,
    paidAt: new Date(created * 1000).toISOString(),
    renewsAt: renewsAt?.toISOString() ?? null,
  };
}

/** An unknown id is not found; any other failure is an error. */
async function findSession(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | undefined> {
  try {
    return await stripe.checkout.sessions.retrieve(id);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
    throw error;
  }
}
