import type { CurrentUser } from '@chalkline/contract/people';
import { fullName } from '@chalkline/domain/account/person-name';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { billingCustomers } from '../../db/schema.ts';
import { idempotencyKey } from './idempotency-key.ts';
import type { Billing } from './sync-customer.ts';

const customer = prepared((db) =>
  db
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, sql.placeholder('userId')))
    .prepare('customer'),
);

export async function findCustomer(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await customer(db).execute({ userId });
  return row?.customerId;
}

/**
 * The person's customer at the provider, created at the first purchase. When it is requested twice at once,
 * the idempotency key gives the same customer, and the table stores one per person. `lost` is an earlier
 * customer that the provider no longer knows.
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

/** Replaces a customer that was deleted in the provider's dashboard. */
export async function replaceCustomer(billing: Billing, person: CurrentUser, lost: string): Promise<string> {
  await billing.db
    .update(billingCustomers)
    .set({ userId: null })
    .where(eq(billingCustomers.customerId, lost));
  return customerOf(billing, person, lost);
}
