import type { Price, Product } from '../objects/wire.ts';
import type { MerchantSetup } from './ledger.ts';
import type { LedgerTransaction } from './transaction.ts';

type Reading = Pick<LedgerTransaction, 'ledger' | 'shop'>;

/** What the merchant has set up, to be written to. */
export function setupOf({ ledger }: LedgerTransaction): MerchantSetup {
  ledger.setup ??= { products: {}, prices: {}, webhookEndpoints: {}, portalConfigurations: {} };
  return ledger.setup;
}

export function productsOf({ ledger, shop }: Reading): Product[] {
  return [...shop.catalogue.products, ...Object.values(ledger.setup?.products ?? {})];
}

export function pricesOf({ ledger, shop }: Reading): Price[] {
  return [...shop.catalogue.prices, ...Object.values(ledger.setup?.prices ?? {})];
}
