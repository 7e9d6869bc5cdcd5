import type { Member } from '@chalkline/contract/members';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notificationsOf } from '../../testing/notifications.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { buy, submit } from '../../testing/shopper.ts';
import type { TestPerson } from '../../testing/test-app.ts';

let shop: Shop;
let founder: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  founder = await shop.site.person('Free', { role: 'founder' });
});
afterAll(() => shop.site.close());

const sandbox = (path: string) => `${shop.site.origin}/sandbox/payments${path}`;
const pageOf = async ({ id }: TestPerson) =>
  (await founder.client.get(`/api/founder/members/${id}`)).json<Member>();

/** A person who has bought a plan and whose bank takes the payment back. */
async function disputed(plan: 'Lifetime' | 'Monthly') {
  const person = await shop.site.person('Free');
  await buy(person.client, plan);
  await shop.untilPlan(person, plan);
  const { data } = await shop.stripe.charges.list({ customer: await shop.customerOf(person) });
  await submit(sandbox(`/charges/${data[0]?.id}/dispute`), {});
  await shop.untilPlan(person, 'Free');
  const { data: disputes } = await shop.stripe.disputes.list({ charge: data[0]?.id ?? '' });
  return { person, disputeId: disputes[0]?.id ?? '' };
}

describe('a disputed payment', () => {
  it('ends access, and is shown as disputed with its deadline, not as refunded', async () => {
    const { person } = await disputed('Lifetime');
    const { payments, refundable, notRefundable } = await pageOf(person);
    expect(payments).toMatchObject([
      { refundedAt: null, dispute: { state: 'needs_response', dueAt: expect.any(String) } },
    ]);
    expect(refundable).toEqual([]);
    expect(notRefundable).toEqual([{ plan: 'Lifetime', reason: 'disputed' }]);
  });

  it('notifies the founders once, and nobody else', async () => {
    const { person } = await disputed('Lifetime');
    await person.client.get('/api/billing/return');
    const path = `/founder/members/${person.id}`;
    expect((await notificationsOf(founder)).filter((one) => one.path === path)).toMatchObject([
      { title: expect.stringContaining('disputes a payment'), subject: 'Lifetime plan' },
    ]);
    const editor = await shop.site.person('Free', { role: 'editor' });
    for (const other of [person, editor]) expect(await notificationsOf(other)).toEqual([]);
  });

  it('restores access when the dispute is won', async () => {
    const { person, disputeId } = await disputed('Lifetime');
    await submit(sandbox(`/disputes/${disputeId}/close`), { outcome: 'won' });
    await shop.untilPlan(person, 'Lifetime');
    const { payments, refundable } = await pageOf(person);
    expect(payments).toMatchObject([{ refundedAt: null, dispute: { state: 'won' } }]);
    expect(refundable).toMatchObject([{ plan: 'Lifetime' }]);
  });

  it('ends a subscription permanently when the dispute is lost', async () => {
    const { person, disputeId } = await disputed('Monthly');
    await submit(sandbox(`/disputes/${disputeId}/close`), { outcome: 'lost' });
    await expect.poll(async () => (await pageOf(person)).payments[0]?.dispute?.state).toBe('lost');
    expect(await shop.running(person), 'nothing is charged again').toEqual([]);
  });
});
