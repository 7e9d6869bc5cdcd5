import type { CustomerAccount } from '../ledger/ledger.ts';
import { pricesOf } from '../ledger/merchant-setup.ts';
import { type LedgerTransaction, lookUp } from '../ledger/transaction.ts';
import type { Price } from '../objects/wire.ts';
import { noSuch } from './api-error.ts';

/** The row with this id, or the refusal that names what is missing. */
export function requireRow<Row>(
  table: Readonly<Record<string, Row>>,
  kind: string,
  id: string,
  param = 'id',
): Row {
  const row = lookUp(table, id);
  if (row === undefined) throw noSuch(kind, id, param);
  return row;
}

export function requireCustomer(transaction: LedgerTransaction, id: string, param = 'id'): CustomerAccount {
  const account = requireRow(transaction.ledger.customers, 'customer', id, param);
  if (account.isDeleted) throw noSuch('customer', id, param);
  return account;
}

export function requirePrice(transaction: LedgerTransaction, id: string, param = 'id'): Price {
  const price = pricesOf(transaction).find((each) => each.id === id);
  if (!price) throw noSuch('price', id, param);
  return price;
}
