import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TemporaryFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { type RunningService, startService } from './testing/running-service.ts';
import { beginCheckout, buy, cardFields, cards, submit } from './testing/shop-visit.ts';

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

const chargesOf = async (customer: string) => (await service.stripe.charges.list({ customer })).data;

describe('the checkout page', () => {
  it('says what is bought, for how much, how it renews and who gets the receipt', async () => {
    const { url } = await beginCheckout(service, 'Monthly');
    const response = await fetch(url);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    for (const part of [
      'Chalkline Monthly',
      '$49.00 per month',
      'Renews every month at $49.00',
      'ada@works.example',
    ])
      expect(text).toContain(part);
    expect(text).toContain('href="http://shop.example/back"');
    expect(text).not.toContain('<script');
  });

  it('redirects to the shop when paid, with the session id', async () => {
    const { id, url } = await beginCheckout(service, 'Lifetime');
    const response = await submit(url, cardFields(cards.pays));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`http://shop.example/done?session=${id}`);
  });

  it.each([
    ['a declined card', cardFields(cards.declined), 'Your card was declined.'],
    ['a number that is no card', cardFields('4111 1111 1111 1111'), 'Your card number is invalid.'],
    ['an old card', { ...cardFields(cards.pays), expiry: '01/20' }, 'expiration date is in the past'],
    ['an empty form', {}, 'Your card number is incomplete.'],
  ])('stays open after %s, and nothing is charged', async (_case, fields, message) => {
    const { id, url, customer } = await beginCheckout(service, 'Monthly');
    const response = await submit(url, fields);
    const text = (await response.text()).replaceAll('&#39;', "'");
    expect(response.status).toBe(422);
    expect(text).toContain(message);
    expect(text.match(/autofocus/g)).toHaveLength(1);
    expect((await service.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
    expect(await chargesOf(customer)).toEqual([]);
    expect((await submit(url, cardFields(cards.pays))).status).toBe(303);
  });

  it('charges once, however often and fast it is sent', async () => {
    const { url, customer } = await beginCheckout(service, 'Consulting');
    const responses = await Promise.all(Array.from({ length: 8 }, () => submit(url, cardFields(cards.pays))));
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(303));
    expect(await chargesOf(customer)).toHaveLength(1);
    expect((await service.stripe.subscriptions.list({ customer })).data).toHaveLength(1);
  });

  it('says when the session is paid, expired or unknown', async () => {
    const { session } = await buy(service, 'Monthly');
    const pageOf = (id: string) => fetch(`${service.origin}/sandbox/payments/checkout/${id}`);
    expect(await (await pageOf(session.id)).text()).toContain('This has been paid');
    const { id, url } = await beginCheckout(service, 'Monthly');
    await service.stripe.checkout.sessions.expire(id);
    expect(await (await pageOf(id)).text()).toContain('This checkout has expired');
    expect((await submit(url, cardFields(cards.pays))).status).toBe(410);
    for (const forged of ['cs_test_forged', '__proto__', 'constructor'])
      expect((await pageOf(forged)).status).toBe(404);
  });

  it('asks an unknown buyer for an email, and creates a customer', async () => {
    const { id, url } = await beginCheckout(service, 'Monthly', { customer: '' });
    expect((await submit(url, { ...cardFields(cards.pays), email: 'nonsense' })).status).toBe(422);
    expect((await submit(url, { ...cardFields(cards.pays), email: 'new@works.example' })).status).toBe(303);
    const session = await service.stripe.checkout.sessions.retrieve(id, { expand: ['customer'] });
    expect(session.customer).toMatchObject({ email: 'new@works.example' });
  });

  it('refuses a form from another site, and escapes what was typed', async () => {
    const { url } = await beginCheckout(service, 'Monthly');
    const body = new URLSearchParams(cardFields(cards.pays));
    const foreign = await fetch(url, { method: 'POST', body, headers: { 'sec-fetch-site': 'cross-site' } });
    expect(foreign.status).toBe(403);
    const origin = await fetch(url, {
      method: 'POST',
      body,
      headers: { origin: 'http://elsewhere.example' },
    });
    expect(origin.status).toBe(403);
    const hostile = await submit(url, cardFields('"><script>alert(1)</script>'));
    expect(await hostile.text()).not.toContain('<script');
  });
});
