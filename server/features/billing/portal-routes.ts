import {
  billingOutcomeParameter,
  billingPortalPath,
  billingReturnPath,
  changeCardPath,
} from '@chalkline/contract/addresses';
import { signInPageAddress } from '@chalkline/contract/sign-in-addresses';
import { homeAskingToSignIn } from '@chalkline/domain/access/home-asking-to-sign-in';
import type { FastifyReply } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findCustomer } from './customers.ts';
import { openBillingPortal } from './open-portal.ts';
import { providerLimit, reachingProvider } from './reaching-provider.ts';
import { type Billing, syncCustomer } from './sync-customer.ts';

const tag = 'Billing';
const accountPage = '/account';

/** The provider's billing portal: the redirect there and the return. */
export function portalRoutes(context: AppContext, billing: Billing): void {
  openRoute(context, billing);
  changeCardRoute(context, billing);
  returnRoute(context, billing);
}

function openRoute({ routes, config }: AppContext, billing: Billing): void {
  routes.addRaw({
    method: 'GET',
    path: billingPortalPath,
    summary: 'Open the billing portal',
    tag,
    requires: 'public',
    rateLimit: providerLimit,
    respond: async ({ request, reply }) => {
      const { viewer } = await request.caller();
      if (!viewer) return reply.redirect(homeAskingToSignIn(accountPage), 303);
      return openPortal(reply, billing, { userId: viewer.id, publicUrl: config.publicUrl });
    },
  });
}

/** The link in the email about a failed payment. */
function changeCardRoute({ routes, config }: AppContext, billing: Billing): void {
  routes.addRaw({
    method: 'GET',
    path: changeCardPath,
    summary: 'Open the billing portal to change the card, after signing in where it is needed',
    tag,
    isUndocumented: true,
    requires: 'public',
    rateLimit: providerLimit,
    respond: async ({ request, reply }) => {
      const { viewer } = await request.caller();
      if (!viewer) return reply.redirect(signInPageAddress(changeCardPath), 303);
      return openPortal(reply, billing, { userId: viewer.id, publicUrl: config.publicUrl });
    },
  });
}

/** Syncs the customer, so that changes in the portal show at once, even before the webhook event arrives. */
function returnRoute({ routes }: AppContext, billing: Billing): void {
  routes.addRaw({
    method: 'GET',
    path: billingReturnPath,
    summary: 'Come back from the billing portal',
    tag,
    isUndocumented: true,
    requires: 'public',
    rateLimit: providerLimit,
    respond: async ({ request, reply }) => {
      const { viewer } = await request.caller();
      const customer = viewer && (await findCustomer(billing.db, viewer.id));
      if (customer) {
        await syncCustomer(billing, customer).catch((error: unknown) => {
          request.log.error({ err: error }, 'a customer could not be synced');
        });
      }
      return reply.redirect(viewer ? accountPage : homeAskingToSignIn(accountPage), 303);
    },
  });
}

/** People who have never paid have no portal; their plan is on the account page. */
async function openPortal(
  reply: FastifyReply,
  billing: Billing,
  { userId, publicUrl }: { userId: string; publicUrl: string },
): Promise<FastifyReply> {
  const customer = await findCustomer(billing.db, userId);
  if (!customer) return reply.redirect(accountPage, 303);
  try {
    const url = await reachingProvider(() => portalFor(billing, customer, publicUrl));
    return reply.redirect(url, 303);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    reply.log.error({ err: error }, 'the billing portal could not be opened');
    return reply.redirect(`${accountPage}?${billingOutcomeParameter}=portal`, 303);
  }
}

function portalFor(billing: Billing, customer: string, publicUrl: string): Promise<string> {
  return openBillingPortal(billing, { customer, return_url: `${publicUrl}${billingReturnPath}` });
}
