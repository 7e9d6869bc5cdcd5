import type { CurrentUser } from '@chalkline/contract/people';
import { fullName } from '@chalkline/domain/account/person-name';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { billingCustomers } from '../../db/schema.ts';
import { idempotencyKey } from './idempotency-key.ts';
import type { Billing } from './sync-customer.ts';

export async function findCustomer(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId));
  return row?.customerId;
}

/**
 * Who the person is at the provider, made known there when they first buy. Asked twice at once, the provider
 * gives the same customer for the same key; and the table keeps one a person. `lost` is the customer that
 * was there before and is no longer known at the provider.
 */
export async function customerOf({ db, stripe }: Billing, person: CurrentUser, lost = ''): Promise<string> {
  const known = await findCustomer(db, person.id);
  if (known) return known;
  const { id } = await stripe.customers.create(
    { email: person.email, name: fullName(person), metadata: { userId: person.id } },
    { idempotencyKey: idempotencyKey('customer', person.id, person.email, fullName(person), lost) },
  );
  await db.insert(billingCustomers).values({ customerId: id, userId: person.id }).onConflictDoNothing();
  return (await findCustomer(db, person.id)) ?? id;
}

/** Somebody at the provider's desk has deleted the customer: the person gets another one. */
export async function replaceCustomer(billing: Billing, person: CurrentUser, lost: string): Promise<string> {
  await billing.db
    .update(billingCustomers)
    .set({ userId: null })
    .where(eq(billingCustomers.customerId, lost));
  return customerOf(billing, person, lost);
}
