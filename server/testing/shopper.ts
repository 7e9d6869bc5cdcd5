import { createCheckoutSessionPath } from '@chalkline/contract/addresses';
import type { CheckoutAddress } from '@chalkline/contract/billing';
import type { CurrentUser } from '@chalkline/contract/people';
import { slugOfPlan } from '@chalkline/domain/billing/plan-slug';
import type { PaidPlanName } from '@chalkline/domain/billing/prices';
import { sandboxPriceIds } from '@chalkline/sandbox/payments/catalogue';
import type { TestClient } from './test-client.ts';

export const card = {
  pays: '4242 4242 4242 4242',
  isDeclined: '4000 0000 0000 0002',
  failsLater: '4000 0000 0000 0341',
} as const;

export function beginCheckout(client: TestClient, plan: PaidPlanName) {
  return client.write('POST', createCheckoutSessionPath, {
    priceId: sandboxPriceIds[plan],
    plan: slugOfPlan(plan),
  });
}

/** Buys a plan on the provider's page. Returns the URL that the provider redirects to. */
export async function buy(
  client: TestClient,
  plan: PaidPlanName,
  number: string = card.pays,
): Promise<string> {
  const { url } = (await beginCheckout(client, plan)).json<CheckoutAddress>();
  return pay(url, number);
}

export async function pay(url: string, number: string = card.pays): Promise<string> {
  const response = await submit(url, { number, expiry: '12/34', cvc: '123' });
  return response.headers.get('location') ?? '';
}

/** Posts a form of the provider like a browser on its page. */
export function submit(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  });
}

export async function planOf(client: TestClient): Promise<string> {
  return (await client.get('/api/auth/user')).json<CurrentUser>().plan;
}
