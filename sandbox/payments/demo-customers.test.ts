import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPeople } from '../people.ts';
import { type TemporaryFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { demoCustomerIds } from './demo-customers.ts';
import { prices, type RunningService, startService } from './testing/running-service.ts';

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

describe('on the first day', () => {
  it('everybody with a plan is a customer with their own name and email', async () => {
    const paying = demoPeople.filter(({ plan }) => plan !== 'Free');
    expect(Object.keys(demoCustomerIds).sort()).toEqual(paying.map(({ subject }) => subject).sort());
    for (const { subject, email } of paying)
      expect(await service.stripe.customers.retrieve(demoCustomerIds[subject] ?? '')).toMatchObject({
        email,
        metadata: { subject },
      });
  });

  it.each([
    ['demo-monthly', prices.Monthly],
    ['demo-annual', prices.Annual],
    ['demo-consulting', prices.Consulting],
  ])('%s has a running subscription that began some weeks ago', async (subject, price) => {
    const customer = demoCustomerIds[subject] ?? '';
    const [subscription] = (await service.stripe.subscriptions.list({ customer })).data;
    expect(subscription).toMatchObject({ status: 'active', items: { data: [{ price: { id: price } }] } });
    const days = (Date.now() / 1000 - (subscription?.start_date ?? 0)) / 86_400;
    expect(days).toBeGreaterThan(7);
    expect(subscription?.items.data[0]?.current_period_end).toBeGreaterThan(Date.now() / 1000);
  });

  it('the Lifetime member has paid once', async () => {
    const customer = demoCustomerIds['demo-lifetime'] ?? '';
    const { data } = await service.stripe.checkout.sessions.list({ customer, status: 'complete' });
    expect(data).toMatchObject([{ mode: 'payment', payment_status: 'paid', amount_total: 60_000 }]);
    expect((await service.stripe.charges.list({ customer })).data).toMatchObject([
      { paid: true, amount: 60_000 },
    ]);
  });

  it('sends no events about what the product already knows', () => {
    expect(service.events.all).toEqual([]);
  });
});
