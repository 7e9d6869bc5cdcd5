import type { LedgerTransaction } from '../ledger/transaction.ts';
import { type CustomerDetails, customerObject } from '../objects/customer.ts';
import { newId } from '../objects/ids.ts';
import type { Customer } from '../objects/wire.ts';

type NewCustomer = Partial<CustomerDetails> & Pick<CustomerDetails, 'email' | 'name'>;

export function addCustomer(transaction: LedgerTransaction, details: NewCustomer): Customer {
  const id = details.id ?? newId('cus', 14);
  const customer = customerObject({ created: transaction.now, metadata: {}, ...details, id });
  transaction.ledger.customers[id] = { object: customer, isDeleted: false, movedBy: 0 };
  transaction.emit('customer.created', customer);
  return customer;
}
