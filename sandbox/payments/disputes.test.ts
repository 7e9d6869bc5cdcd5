import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TemporaryFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { type RunningService, startService } from './testing/running-service.ts';
import { buy, submit } from './testing/shop-visit.ts';

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

const control = (path: string) => `${service.origin}/sandbox/payments${path}`;

async function paidCharge() {
  const { session } = await buy(service, 'Lifetime');
  const intent = String(session.payment_intent);
  const { data } = await service.stripe.charges.list({ payment_intent: intent });
  return data[0]?.id ?? '';
}

describe('a dispute', () => {
  it('takes a payment back once, and tells the product', async () => {
    const charge = await paidCharge();
    expect((await submit(control(`/charges/${charge}/dispute`), {})).status).toBe(303);
    expect(await service.stripe.charges.retrieve(charge)).toMatchObject({ disputed: true, refunded: false });
    const { data } = await service.stripe.disputes.list({ charge });
    expect(data).toMatchObject([{ status: 'needs_response', amount: 60_000, charge }]);
    const event = await service.events.until('charge.dispute.created');
    expect(event.data.object).toMatchObject({ object: 'dispute', charge });
    expect((await submit(control(`/charges/${charge}/dispute`), {})).status).toBe(404);
  });

  it.each(['won', 'lost'] as const)('can be %s, once', async (outcome) => {
    const charge = await paidCharge();
    await submit(control(`/charges/${charge}/dispute`), {});
    const { data } = await service.stripe.disputes.list({ charge });
    const id = data[0]?.id ?? '';
    expect((await submit(control(`/disputes/${id}/close`), { outcome })).status).toBe(303);
    expect((await submit(control(`/disputes/${id}/close`), { outcome })).status).toBe(404);
    expect(await service.stripe.disputes.retrieve(id)).toMatchObject({ status: outcome });
    await service.events.until('charge.dispute.closed');
  });
});
