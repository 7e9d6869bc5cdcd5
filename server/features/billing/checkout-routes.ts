import {
  type BillingOutcome,
  billingOutcomeParameter,
  checkoutContinuePath,
  checkoutIntentPath,
  createCheckoutSessionPath,
} from '@chalkline/contract/addresses';
import {
  checkoutAddressSchema,
  checkoutIntentSchema,
  checkoutRequestSchema,
} from '@chalkline/contract/billing';
import type { CurrentUser } from '@chalkline/contract/people';
import { signInPageAddress } from '@chalkline/contract/sign-in-addresses';
import { defaultReturnPath } from '@chalkline/domain/access/default-return-path';
import { returnPath } from '@chalkline/domain/access/return-path';
import { type PlanSlug, planOfSlug, planSlugs } from '@chalkline/domain/billing/plan-slug';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import type { CookieJar } from '../../platform/http/cookies.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { openCheckout } from './checkout.ts';
import type { Billing } from './sync-customer.ts';

const tag = 'Billing';
const intentSeconds = 60 * 60;

/** What somebody wants to buy, and the page to return to when they cancel. */
interface Intent {
  readonly slug: PlanSlug;
  readonly page: string;
}

/** The two ways to a checkout: an API call that returns its URL, and a form that redirects to it. */
export function checkoutRoutes(context: AppContext, billing: Billing): void {
  const { publicUrl } = context.config;
  const checkoutFor: CheckoutFor = (person, { slug, page }) =>
    openCheckout(billing, person, planOfSlug(slug), {
      publicUrl,
      cancelPath: withOutcome(page, 'cancelled'),
    });
  checkoutCall(context, billing, checkoutFor);
  checkoutForm(context, checkoutFor);
  continueRoute(context, checkoutFor);
}

/** The address of a new checkout. */
type CheckoutFor = (person: CurrentUser, intent: Intent) => Promise<string>;

function checkoutCall({ routes, config }: AppContext, billing: Billing, checkoutFor: CheckoutFor): void {
  routes.add({
    method: 'POST',
    path: createCheckoutSessionPath,
    summary: 'Begin the checkout of a plan',
    tag,
    requires: 'session',
    body: checkoutRequestSchema,
    reply: checkoutAddressSchema,
    handle: async ({ person, body: { priceId, plan }, request }) => {
      if (priceId !== billing.priceIds[planOfSlug(plan)]) {
        const issue = { field: 'priceId', message: 'is not the price of this plan' };
        throw new Refusal('invalid', 'Please check what you entered.', [issue]);
      }
      const page = pageBefore(request, config.publicUrl);
      return { url: await checkoutFor(person, { slug: plan, page }) };
    },
  });
}

function checkoutForm({ routes, config, cookies }: AppContext, checkoutFor: CheckoutFor): void {
  routes.addRaw({
    method: 'POST',
    path: checkoutIntentPath,
    summary: 'Go to the checkout of a plan, by a form',
    tag,
    requires: 'public',
    acceptsOwnForms: true,
    body: checkoutIntentSchema,
    respond: async ({ body: { planSlug }, request, reply }) => {
      const intent = { slug: planSlug, page: pageBefore(request, config.publicUrl) };
      const { viewer } = await request.caller();
      if (viewer) return goToCheckout(reply, intent, () => checkoutFor(viewer, intent));
      reply.setCookie(intentCookieName(cookies), textOf(intent), cookies.options(intentSeconds));
      return reply.redirect(signInPageAddress(checkoutContinuePath), 303);
    },
  });
}

/** Continues a purchase after the sign-in. The choice is in a cookie, not in the URL. */
function continueRoute({ routes, cookies }: AppContext, checkoutFor: CheckoutFor): void {
  const intentName = intentCookieName(cookies);
  routes.addRaw({
    method: 'GET',
    path: checkoutContinuePath,
    summary: 'Go on to the checkout after a sign-in',
    tag,
    isUndocumented: true,
    requires: 'public',
    respond: async ({ request, reply }) => {
      const { viewer } = await request.caller();
      const intent = intentIn(request.cookies[intentName] ?? '');
      reply.clearCookie(intentName, cookies.options(0));
      return viewer && intent
        ? goToCheckout(reply, intent, () => checkoutFor(viewer, intent))
        : reply.redirect(viewer ? defaultReturnPath : '/', 303);
    },
  });
}

function intentCookieName(cookies: CookieJar): string {
  return cookies.name('checkout');
}

/** A form always leads to a page. People who already have the plan find it on the dashboard. */
async function goToCheckout(
  reply: FastifyReply,
  { page }: Intent,
  open: () => Promise<string>,
): Promise<FastifyReply> {
  try {
    return reply.redirect(await open(), 303);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.status === 409) return reply.redirect(defaultReturnPath, 303);
    reply.log.error({ err: error }, 'the checkout could not be opened');
    return reply.redirect(withOutcome(page, 'checkout'), 303);
  }
}

function textOf({ slug, page }: Intent): string {
  return `${slug} ${page}`;
}

function intentIn(text: string): Intent | undefined {
  const [plan, page] = text.split(' ');
  const slug = planSlugs.find((known) => known === plan);
  return slug && { slug, page: returnPath(page) };
}

/** The page of this site that the person came from, or the dashboard with its paywall. */
function pageBefore({ headers }: FastifyRequest, publicUrl: string): string {
  const referer = headers.referer ?? '';
  if (!referer.startsWith(`${publicUrl}/`)) return defaultReturnPath;
  const { pathname } = new URL(referer);
  return pathname.startsWith('/checkout/') ? defaultReturnPath : returnPath(pathname);
}

function withOutcome(path: string, outcome: BillingOutcome): string {
  return `${path}?${billingOutcomeParameter}=${outcome}`;
}
