import {
  billingFailureParameter,
  billingPortalPath,
  billingReturnPath,
  changeCardPath,
  signInPageAddress,
} from '@chalkline/contract/addresses';
import { homeAskingToSignIn } from '@chalkline/domain/access/home-asking-to-sign-in';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findCustomer } from './customers.ts';
import { openBillingPortal } from './open-portal.ts';
import { providerLimit, reachingProvider } from './reaching-provider.ts';
import { type Billing, syncCustomer } from './sync-customer.ts';

const tag = 'Billing';
const accountPage = '/account';

/** The provider's billing portal: the redirect there and the return. */
export function portalRoutes({ routes, config }: AppContext, billing: Billing): void {
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
      return openPortal(request, reply, viewer.id);
    },
  });

  /** The link in the email about a failed payment. */
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
      return openPortal(request, reply, viewer.id);
    },
  });

  /** People who have never paid have no portal; their plan is on the account page. */
  async function openPortal(request: FastifyRequest, reply: FastifyReply, userId: string) {
    const customer = await findCustomer(billing.db, userId);
    if (!customer) return reply.redirect(accountPage, 303);
    try {
      const url = await reachingProvider(() => portalFor(billing, customer, config.publicUrl));
      return reply.redirect(url, 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      request.log.error({ err: error }, 'the billing portal could not be opened');
      return reply.redirect(`${accountPage}?${billingFailureParameter}=portal`, 303);
    }
  }

  /**
   * Syncs the customer, so that changes in the portal show at once, even before the webhook event arrives.
   */
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

function portalFor(billing: Billing, customer: string, publicUrl: string): Promise<string> {
  return openBillingPortal(billing, { customer, return_url: `${publicUrl}${billingReturnPath}` });
}
