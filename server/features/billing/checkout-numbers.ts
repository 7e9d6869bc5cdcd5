import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { billingCustomers } from '../../db/schema.ts';

export interface LastCheckout {
  readonly number: number;
  readonly choice: string | null;
  /** Null until the provider has replied. */
  readonly session: string | null;
}

/** The latest checkout of this customer. */
export async function lastCheckoutOf(db: Database, customerId: string): Promise<LastCheckout> {
  const { lastCheckout, lastCheckoutChoice, lastCheckoutSession } = billingCustomers;
  const [row] = await db
    .select({ number: lastCheckout, choice: lastCheckoutChoice, session: lastCheckoutSession })
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, customerId));
  return row ?? { number: 0, choice: null, session: null };
}

/**
 * The number of the checkout to open for this choice. A press while a checkout for the same choice is being
 * opened gets the same number, unless the provider has refused it; otherwise the next one. When several
 * requests want the next number at once, in any process, one gets it and the others get undefined and look
 * again.
 */
export async function takeCheckoutNumber(
  db: Database,
  customerId: string,
  last: LastCheckout,
  choice: string,
): Promise<number | undefined> {
  if (last.choice === choice && last.session === null) return last.number;
  const number = last.number + 1;
  const taken = await db
    .update(billingCustomers)
    .set({ lastCheckout: number, lastCheckoutChoice: choice, lastCheckoutSession: null })
    .where(isLast(customerId, last.number))
    .returning({ customerId: billingCustomers.customerId });
  return taken.length > 0 ? number : undefined;
}

export async function recordCheckoutSession(
  db: Database,
  customerId: string,
  number: number,
  session: string,
): Promise<void> {
  await db.update(billingCustomers).set({ lastCheckoutSession: session }).where(isLast(customerId, number));
}

/** The next attempt gets a new number, because the provider repeats its refusal for this one for a day. */
export async function abandonCheckoutNumber(db: Database, customerId: string, number: number): Promise<void> {
  await db
    .update(billingCustomers)
    .set({ lastCheckoutChoice: null })
    .where(and(isLast(customerId, number), isNull(billingCustomers.lastCheckoutSession)));
}

function isLast(customerId: string, number: number) {
  return and(eq(billingCustomers.customerId, customerId), eq(billingCustomers.lastCheckout, number));
}
