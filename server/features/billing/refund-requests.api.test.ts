import { accountExportPath, addressOf, ownRefundsPath } from '@chalkline/contract/addresses';
import {
  declineRefundPath,
  memberPath,
  memberRefundPath,
  membersPath,
  refundRequestsPath,
} from '@chalkline/contract/console-addresses';
import type { Member, Members } from '@chalkline/contract/members';
import type { OwnRefunds, RefundRequests } from '@chalkline/contract/refund-requests';
import { and, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, mailOutbox, payments, refundRequests } from '../../db/schema.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { founderEmail, type TestPerson } from '../../testing/test-app.ts';

let shop: Shop;
let founder: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  founder = await shop.site.person('Free', { role: 'founder' });
});
afterAll(() => shop.site.close());

const ask = ({ client }: TestPerson, plan = 'Lifetime', reason = ' Not for me. ') =>
  client.write('POST', ownRefundsPath, { plan, reason });
const refundsOf = async ({ client }: TestPerson) => (await client.get(ownRefundsPath)).json<OwnRefunds>();
const waiting = async ({ id }: TestPerson) =>
  (await founder.client.get(refundRequestsPath)).json<RefundRequests>().filter(({ userId }) => userId === id);
const decline = (requestId: string, message = 'You used it for a month.', by = founder) =>
  by.client.write('POST', addressOf(declineRefundPath, { requestId }), { message });
const pageOf = async ({ id }: TestPerson) =>
  (await founder.client.get(addressOf(memberPath, { userId: id }))).json<Member>();
const isMarked = async ({ id, email }: TestPerson) => {
  const list = await founder.client.get(`${membersPath}?search=${encodeURIComponent(email)}`);
  return list.json<Members>().members.find((member) => member.id === id)?.waiting.asksForRefund;
};
const movePayment = async ({ id }: TestPerson, daysAgo: number) => {
  const paidAt = new Date(shop.site.now().getTime() - daysAgo * 86_400_000);
  await shop.site.database.db.update(payments).set({ paidAt }).where(eq(payments.userId, id));
};
const mailsAbout = async ({ id }: TestPerson, to: string, subject: string) =>
  shop.site.database.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.aboutId, id), eq(mailOutbox.recipient, to), eq(mailOutbox.subject, subject)));

describe('a refund request', () => {
  it('reaches the founder once, however often it is sent at the same time', async () => {
    const member = await shop.buyer('Lifetime');
    expect((await refundsOf(member)).refundable).toMatchObject([{ plan: 'Lifetime', amountInCents: 60_000 }]);
    const replies = await Promise.all(Array.from({ length: 5 }, () => ask(member)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409, 409, 409, 409]);
    expect(await waiting(member)).toMatchObject([{ name: 'Ada', plan: 'Lifetime', reason: 'Not for me.' }]);
    expect((await refundsOf(member)).requests).toMatchObject([{ plan: 'Lifetime', outcome: null }]);
    expect(await mailsAbout(member, founderEmail, 'Refund request: $600 for Lifetime')).toHaveLength(1);
    const received = "We've received your refund request for Lifetime";
    expect(await mailsAbout(member, member.email, received)).toMatchObject([
      { email: { quote: 'Not for me.', action: { path: '/account' } } },
    ]);
  });

  it('is answered by the refund, which the existing action makes', async () => {
    const member = await shop.buyer('Lifetime');
    await ask(member);
    await founder.client.write('POST', addressOf(memberRefundPath, { userId: member.id }), {
      plan: 'Lifetime',
    });
    expect(await waiting(member)).toEqual([]);
    expect(await refundsOf(member)).toEqual({ refundable: [], requests: [] });
  });

  it("is shown with its reason on the member's page and marked in the list until it is answered", async () => {
    const member = await shop.buyer('Lifetime');
    await ask(member);
    expect((await pageOf(member)).refundRequests).toMatchObject([
      { plan: 'Lifetime', reason: 'Not for me.', outcome: null, decidedAt: null, message: null },
    ]);
    expect(await isMarked(member)).toBe(true);
    await decline((await waiting(member))[0]?.id ?? '');
    expect((await pageOf(member)).refundRequests).toMatchObject([
      { outcome: 'declined', decidedAt: expect.any(String), message: 'You used it for a month.' },
    ]);
    expect(await isMarked(member)).toBe(false);
  });

  it('that was made in time can be refunded after the guarantee has ended', async () => {
    const member = await shop.buyer('Lifetime');
    await ask(member);
    await movePayment(member, 31);
    const refundable = [{ plan: 'Lifetime', amountInCents: 60_000 }];
    expect((await pageOf(member)).refundable).toEqual([]);
    const requestedAt = new Date(shop.site.now().getTime() - 2 * 86_400_000);
    await shop.site.database.db
      .update(refundRequests)
      .set({ requestedAt })
      .where(eq(refundRequests.userId, member.id));
    expect((await pageOf(member)).refundable).toEqual(refundable);
    const reply = await founder.client.write('POST', addressOf(memberRefundPath, { userId: member.id }), {
      plan: 'Lifetime',
    });
    expect(reply.statusCode).toBe(204);
    expect(await waiting(member)).toEqual([]);
  });

  it('is declined once, with a message that the member gets', async () => {
    const member = await shop.buyer('Lifetime');
    await ask(member);
    const [request] = await waiting(member);
    const id = request?.id ?? '';
    expect((await decline(id, '   ')).statusCode).toBe(422);
    const replies = await Promise.all([decline(id), decline(id), decline(id)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409, 409]);
    expect(await waiting(member)).toEqual([]);
    expect(await refundsOf(member)).toMatchObject({
      refundable: [],
      requests: [{ outcome: 'declined', message: 'You used it for a month.' }],
    });
    expect((await ask(member)).json()).toMatchObject({
      message: "We've already answered your request for this plan. If you disagree, reply to our email.",
    });
    const [mail, ...others] = await mailsAbout(
      member,
      member.email,
      'About your refund request for Lifetime',
    );
    expect([mail?.email.quote, others]).toEqual(['You used it for a month.', []]);
    const entries = and(
      eq(auditEntries.subject, `member:${member.id}`),
      eq(auditEntries.action, 'refund.decline'),
    );
    expect(await shop.site.database.db.$count(auditEntries, entries)).toBe(1);
  });

  it('is refused for what was not bought, for Consulting, and after the guarantee', async () => {
    const member = await shop.buyer('Lifetime');
    expect((await ask(member, 'Annual')).statusCode).toBe(409);
    expect((await ask(member, 'Consulting')).statusCode).toBe(422);
    await movePayment(member, 31);
    expect((await ask(member)).json()).toMatchObject({
      message: 'The first payment for this plan was more than 30 days ago.',
    });
    expect((await refundsOf(member)).refundable).toEqual([]);
    expect(await waiting(member)).toEqual([]);
  });

  it('cannot be declined by its member, or under a forged id', async () => {
    const member = await shop.buyer('Lifetime');
    await ask(member);
    const [request] = await waiting(member);
    expect((await decline(request?.id ?? '', 'No', member)).statusCode).toBe(404);
    for (const id of ['forged', '00000000-0000-4000-8000-000000000000'])
      expect((await decline(id)).statusCode).toBe(404);
    expect(await waiting(member)).toHaveLength(1);
  });

  it("is part of the member's export", async () => {
    const member = await shop.buyer('Lifetime');
    await ask(member);
    const { rawPayload } = await member.client.get(accountExportPath);
    const data = JSON.parse(strFromU8(unzipSync(rawPayload)['data.json'] ?? new Uint8Array()));
    expect(data.refundRequests).toMatchObject([{ plan: 'Lifetime', reason: 'Not for me.' }]);
  });
});
