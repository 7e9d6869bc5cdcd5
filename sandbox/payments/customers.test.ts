import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TemporaryFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { type RunningService, startService } from './testing/running-service.ts';
import { subscribe } from './testing/shop-visit.ts';

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

describe('customers', () => {
  it('are created with an id of their own and read back as they are', async () => {
    const made = await service.stripe.customers.create({
      email: 'grace@works.example',
      name: 'Grace Hopper',
      metadata: { userId: 'u-1' },
    });
    expect(made.id).toMatch(/^cus_\w{14}$/);
    expect(made.livemode).toBe(false);
    const read = await service.stripe.customers.retrieve(made.id);
    expect(read).toEqual(made);
    expect(read).toMatchObject({
      object: 'customer',
      email: 'grace@works.example',
      metadata: { userId: 'u-1' },
    });
  });

  it('are changed field by field', async () => {
    const { id } = await service.stripe.customers.create({
      email: 'a@works.example',
      metadata: { a: '1', b: '2' },
    });
    const changed = await service.stripe.customers.update(id, { name: 'Anna', metadata: { b: '', c: '3' } });
    expect(changed).toMatchObject({ email: 'a@works.example', name: 'Anna', metadata: { a: '1', c: '3' } });
    expect(changed.metadata).not.toHaveProperty('b');
  });

  it('are found by email', async () => {
    const { id } = await service.stripe.customers.create({ email: 'only@works.example' });
    const { data } = await service.stripe.customers.list({ email: 'only@works.example' });
    expect(data.map((customer) => customer.id)).toEqual([id]);
    expect((await service.stripe.customers.list({ email: 'nobody@works.example' })).data).toEqual([]);
  });

  it('are known as deleted, and their subscriptions end', async () => {
    const subscription = await subscribe(service, 'Monthly');
    const id = String(subscription.customer);
    expect(await service.stripe.customers.del(id)).toMatchObject({ id, deleted: true });
    expect(await service.stripe.customers.retrieve(id)).toMatchObject({ deleted: true });
    expect((await service.stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    await expect(service.stripe.customers.update(id, { name: 'x' })).rejects.toMatchObject({
      statusCode: 404,
    });
  });

  it('are refused like at Stripe when they do not exist or their email is invalid', async () => {
    await expect(service.stripe.customers.retrieve('cus_nobody')).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      code: 'resource_missing',
      param: 'id',
      message: "No such customer: 'cus_nobody'",
    });
    await expect(service.stripe.customers.create({ email: 'nonsense' })).rejects.toMatchObject({
      statusCode: 400,
      code: 'email_invalid',
      param: 'email',
    });
  });
});
