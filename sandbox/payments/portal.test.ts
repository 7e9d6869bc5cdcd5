import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TemporaryFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { prices, type RunningService, startService } from './testing/running-service.ts';
import { buy, cardFields, cards, moveClock, submit, subscribe } from './testing/shop-visit.ts';

let folder: TemporaryFolder;
let service: RunningService;

beforeAll(async () => {
  folder = await temporaryFolder();
  service = await startService({ stateDir: folder.path });
});
afterAll(async () => {
  await service.stop();
  await folder.remove();
});

type Flow = Stripe.BillingPortal.SessionCreateParams.FlowData;

async function openPortal(customer: string, flow?: Flow): Promise<string> {
  const { url } = await service.stripe.billingPortal.sessions.create({
    customer,
    return_url: 'http://shop.example/account',
    ...(flow && { flow_data: flow }),
  });
  return url;
}

const read = async (url: string) => (await fetch(url)).text();
const again = ({ id }: Stripe.Subscription) => service.stripe.subscriptions.retrieve(id);

describe('the billing portal', () => {
  it('shows plan, renewal, card and invoices, and the way back', async () => {
    const { customer } = await subscribe(service, 'Monthly');
    const text = await read(await openPortal(String(customer)));
    for (const part of [
      'Chalkline Monthly',
      '$49.00 per month',
      'Renews on',
      'ending in 4242',
      'Switch to Annual',
    ])
      expect(text).toContain(part);
    expect(text).toContain('href="http://shop.example/account"');
    expect(text).toMatch(/href="http:[^"]+\/sandbox\/payments\/invoices\/in_/);
    expect(text).not.toContain('<script');
  });

  it('cancels at the end of the period and resumes', async () => {
    const subscription = await subscribe(service, 'Monthly');
    const url = await openPortal(String(subscription.customer));
    expect(await read(`${url}/cancel/${subscription.id}`)).toContain('stays yours until');
    expect((await submit(`${url}/cancel/${subscription.id}`, {})).status).toBe(303);
    expect(await again(subscription)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(await read(url)).toContain('Ends on');
    await submit(`${url}/resume/${subscription.id}`, {});
    expect(await again(subscription)).toMatchObject({ cancel_at_period_end: false });
  });

  it('switches plans after showing what is due, once however often it is confirmed', async () => {
    const subscription = await subscribe(service, 'Monthly');
    const url = await openPortal(String(subscription.customer));
    const confirm = `${url}/switch/${subscription.id}/${prices.Annual}`;
    const text = await read(confirm);
    expect(text).toContain('Unused time on Chalkline Monthly');
    expect(text).toContain('Due today');
    const answers = await Promise.all([submit(confirm, {}), submit(confirm, {}), submit(confirm, {})]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await again(subscription)).items.data[0]?.price.id).toBe(prices.Annual);
    expect(
      (await service.stripe.invoices.list({ customer: String(subscription.customer) })).data,
    ).toHaveLength(2);
  });

  it('does not switch when the card is declined, and says so', async () => {
    const subscription = await subscribe(service, 'Monthly', cards.failsLater);
    const url = await openPortal(String(subscription.customer));
    const response = await submit(`${url}/switch/${subscription.id}/${prices.Annual}`, {});
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Your card was declined.');
    expect((await again(subscription)).items.data[0]?.price.id).toBe(prices.Monthly);
  });

  it('accepts a new card, which pays at once what the old one could not', async () => {
    const subscription = await subscribe(service, 'Monthly', cards.failsLater);
    const customer = String(subscription.customer);
    await moveClock(service, customer, { move: 'renew', subscription: subscription.id });
    expect((await again(subscription)).status).toBe('past_due');
    const url = await openPortal(customer);
    expect((await submit(`${url}/card`, cardFields(cards.declined))).status).toBe(422);
    expect((await submit(`${url}/card`, cardFields(cards.pays))).status).toBe(303);
    expect((await again(subscription)).status).toBe('active');
  });

  it('goes straight to the confirmation and back to the shop when it was created for a switch', async () => {
    const subscription = await subscribe(service, 'Monthly');
    const url = await openPortal(String(subscription.customer), {
      type: 'subscription_update_confirm',
      after_completion: { type: 'redirect', redirect: { return_url: 'http://shop.example/switched' } },
      subscription_update_confirm: {
        subscription: subscription.id,
        items: [{ id: subscription.items.data[0]?.id ?? '', price: prices.Annual, quantity: 1 }],
      },
    });
    const first = await fetch(url);
    expect(await first.text()).toContain('Switch to Annual');
    const answer = await submit(first.url, {});
    expect(answer.headers.get('location')).toBe('http://shop.example/switched');
    expect((await again(subscription)).items.data[0]?.price.id).toBe(prices.Annual);
  });

  it('goes straight to cancelling when it was created for that', async () => {
    const { id, customer } = await subscribe(service, 'Consulting');
    const url = await openPortal(String(customer), {
      type: 'subscription_cancel',
      subscription_cancel: { subscription: id },
    });
    expect(await read(url)).toContain('Cancel your plan');
  });

  it("never changes somebody else's subscription", async () => {
    const [mine, theirs] = [await subscribe(service, 'Monthly'), await subscribe(service, 'Monthly')];
    const url = await openPortal(String(mine.customer));
    expect((await submit(`${url}/cancel/${theirs.id}`, {})).status).toBe(404);
    expect((await submit(`${url}/switch/${theirs.id}/${prices.Annual}`, {})).status).toBe(404);
    expect(await again(theirs)).toMatchObject({ cancel_at_period_end: false });
    await expect(
      openPortal(String(mine.customer), {
        type: 'subscription_cancel',
        subscription_cancel: { subscription: theirs.id },
      }),
    ).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it('is closed after an hour, and for a forged URL', async () => {
    const { customer } = await buy(service, 'Lifetime');
    const url = await openPortal(customer);
    expect(await read(url)).toContain('no running subscription');
    service.pass(60 * 60);
    expect(await read(url)).toContain('no longer open');
    expect((await fetch(`${service.origin}/sandbox/payments/portal/bps_forged`)).status).toBe(404);
  });
});
