import { itemOf } from '../billing/subscription-item.ts';
import { accountOf, type LedgerTransaction, lookUp } from '../ledger/transaction.ts';
import type { Invoice, PaymentMethod, PortalSession, Price, Subscription } from '../objects/wire.ts';

const hour = 60 * 60;

/** The session of a URL while it is open: an hour, as at Stripe. */
export function openPortal(transaction: LedgerTransaction, id: string): PortalSession | undefined {
  const session = lookUp(transaction.ledger.portals, id);
  return session &&
    transaction.now - session.created < hour &&
    !accountOf(transaction, session.customer).isDeleted
    ? session
    : undefined;
}

/** An active subscription of this customer; somebody else's is not found. */
export function runningSubscription(
  transaction: LedgerTransaction,
  { customer }: PortalSession,
  id: string,
): Subscription | undefined {
  const subscription = lookUp(transaction.ledger.subscriptions, id);
  return subscription?.customer === customer && subscription.status !== 'canceled' ? subscription : undefined;
}

export function runningSubscriptions(
  { ledger }: LedgerTransaction,
  { customer }: PortalSession,
): Subscription[] {
  return Object.values(ledger.subscriptions).filter(
    (subscription) => subscription.customer === customer && subscription.status !== 'canceled',
  );
}

export function invoicesNewestFirst({ ledger }: LedgerTransaction, { customer }: PortalSession): Invoice[] {
  return Object.values(ledger.invoices)
    .filter((invoice) => invoice.customer === customer)
    .reverse();
}

export function cardOnFile(
  transaction: LedgerTransaction,
  { customer }: PortalSession,
): PaymentMethod | undefined {
  const id = accountOf(transaction, customer).object.invoice_settings.default_payment_method;
  return id === null ? undefined : transaction.ledger.cards[id]?.object;
}

/** Only Monthly and Annual can be switched. */
const switchable: readonly (string | null)[] = ['Monthly', 'Annual'];

/** The plan that the holder can switch to. */
export function otherPriceOf({ shop }: LedgerTransaction, subscription: Subscription): Price | undefined {
  const { price } = itemOf(subscription);
  if (subscription.status !== 'active' || !switchable.includes(price.nickname)) return undefined;
  return shop.catalogue.prices.find((each) => switchable.includes(each.nickname) && each.id !== price.id);
}
