import { pricesOf, productsOf, setupOf } from '../ledger/merchant-setup.ts';
import type { LedgerTransaction } from '../ledger/transaction.ts';
import { newId } from '../objects/ids.ts';
import { priceObject } from '../objects/price.ts';
import { productObject } from '../objects/product.ts';
import type { Price, Product } from '../objects/wire.ts';
import { invalid, missingParam, noSuch } from './api-error.ts';
import type { Call, Endpoints } from './endpoints.ts';
import { listPage, matching } from './list-page.ts';
import { requirePrice } from './require-row.ts';

/** The four prices of the product, and what the merchant adds. */
export function catalogueEndpoints(api: Endpoints): void {
  api.get('/v1/products', (transaction, { params, url }) =>
    listPage(withActive(productsOf(transaction), params), params, url),
  );
  api.post('/v1/products', createProduct);
  api.get('/v1/products/:id', (transaction, { id }) => requireProduct(transaction, id));

  api.get('/v1/prices', (transaction, { params, url }) => {
    const keys = params.texts('lookup_keys');
    const prices = withActive(pricesOf(transaction), params).filter(
      ({ lookup_key: key }) => keys.length === 0 || keys.includes(key ?? ''),
    );
    return listPage(matching(prices, params, 'product', 'type', 'currency'), params, url);
  });
  api.post('/v1/prices', createPrice);
  api.get('/v1/prices/:id', (transaction, { id }) => requirePrice(transaction, id));
}

function requireProduct(transaction: LedgerTransaction, id: string, param?: string): Product {
  const product = productsOf(transaction).find((each) => each.id === id);
  if (!product) throw noSuch('product', id, param);
  return product;
}

function createProduct(transaction: LedgerTransaction, { params }: Call): Product {
  const product = productObject({
    id: newId('prod', 14),
    created: transaction.now,
    default_price: null,
    metadata: params.metadata('metadata'),
    name: params.requiredText('name'),
    tax_code: params.text('tax_code') ?? null,
  });
  setupOf(transaction).products[product.id] = product;
  return product;
}

function createPrice(transaction: LedgerTransaction, { params }: Call): Price {
  const product = requireProduct(transaction, params.requiredText('product'), 'product');
  const key = params.text('lookup_key') ?? null;
  if (key !== null && pricesOf(transaction).some((price) => price.lookup_key === key))
    throw invalid(`A price already uses that lookup key (${key}).`, 'lookup_key');
  const amount = params.integer('unit_amount');
  if (amount === undefined) throw missingParam('unit_amount');
  const price = priceObject({
    id: newId('price'),
    created: transaction.now,
    currency: params.requiredText('currency'),
    lookup_key: key,
    metadata: params.metadata('metadata'),
    nickname: params.text('nickname') ?? null,
    product: product.id,
    interval: params.part('recurring')?.choice('interval', ['month', 'year']),
    tax_behavior: params.choice('tax_behavior', ['exclusive', 'inclusive', 'unspecified']) ?? 'unspecified',
    unit_amount: amount,
  });
  setupOf(transaction).prices[price.id] = price;
  return price;
}

function withActive<Item extends { active: boolean }>(rows: readonly Item[], params: Call['params']): Item[] {
  const wanted = params.flag('active');
  return rows.filter(({ active }) => wanted === undefined || active === wanted);
}
