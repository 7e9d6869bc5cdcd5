import type { Books } from '../ledger/books.ts';
import { type CustomerDetails, customerObject } from '../objects/customer.ts';
import { newId } from '../objects/ids.ts';
import type { Customer } from '../objects/wire.ts';

type NewCustomer = Partial<CustomerDetails> & Pick<CustomerDetails, 'email' | 'name'>;

export function addCustomer(books: Books, details: NewCustomer): Customer {
  const id = details.id ?? newId('cus', 14);
  const customer = customerObject({ created: books.now, metadata: {}, ...details, id });
  books.ledger.customers[id] = { object: customer, isDeleted: false, movedBy: 0 };
  books.emit('customer.created', customer);
  return customer;
}
