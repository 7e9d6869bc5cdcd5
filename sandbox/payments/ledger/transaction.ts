import type { Catalogue } from '../catalogue.ts';
import { type Cause, eventObject } from '../objects/event.ts';
import type { EventType } from '../objects/wire.ts';
import type { PaymentAddress } from '../payment-address.ts';
import type { CustomerAccount, Ledger } from './ledger.ts';

/** What stays constant while the service runs. */
export interface Shop {
  readonly catalogue: Catalogue;
  readonly address: PaymentAddress;
  /** What happens to a subscription when the last retry of its payment has failed. */
  readonly afterLastRetry: 'cancel' | 'mark_unpaid';
}

/** The ledger, opened for one piece of work. All of it is written, or nothing. */
export interface LedgerTransaction {
  readonly ledger: Ledger;
  readonly shop: Shop;
  /** In seconds. */
  readonly now: number;
  /**
   * Sends an event to the product after everything was written. `before` is the earlier object, for
   * updates.
   */
  emit(type: EventType, object: object, before?: object): void;
}

const nobody: Cause = { id: null, idempotency_key: null };

export function openTransaction(
  ledger: Ledger,
  shop: Shop,
  now: number,
  cause: Cause = nobody,
): LedgerTransaction {
  return {
    ledger,
    shop,
    now,
    emit(type, object, before) {
      const data = {
        object: structuredClone(object),
        ...(before && { previous_attributes: changedAttributes(before, object) }),
      };
      const event = eventObject(type, data, now, cause);
      ledger.outgoing.push({ event, attempts: [], nextAttemptAt: 0 });
    },
  };
}

/** The account of a customer that an object refers to; it exists as long as the object. */
export function accountOf(transaction: LedgerTransaction, customerId: string): CustomerAccount {
  return mustExist(transaction.ledger.customers[customerId], customerId);
}

/** A row that another row refers to. A missing one is a bug of the service. */
export function mustExist<Row>(row: Row | undefined, id: string | null): Row {
  if (row === undefined) throw new Error(`The payment ledger names ${id}, and it is not there.`);
  return row;
}

/** The row with an arbitrary id from a request. */
export function lookUp<Row>(table: Readonly<Record<string, Row>>, id: string): Row | undefined {
  return Object.hasOwn(table, id) ? table[id] : undefined;
}

function changedAttributes(before: object, after: object): object {
  const now = new Map(Object.entries(after));
  const changed = Object.entries(before).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(now.get(name)),
  );
  return structuredClone(Object.fromEntries(changed));
}
