import type { Books } from '../ledger/books.ts';
import type { CheckoutSession } from '../objects/wire.ts';

export function expireCheckout(books: Books, session: CheckoutSession): void {
  session.status = 'expired';
  session.url = null;
  books.emit('checkout.session.expired', session);
}
