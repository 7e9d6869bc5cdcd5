import { noSuch } from './api-error.ts';
import type { Call, Endpoints } from './endpoints.ts';
import { listPage, matching } from './list-page.ts';
import { requirePrice } from './require-row.ts';

/** Read-only: the four prices are those of the product. */
export function catalogueEndpoints(api: Endpoints): void {
  api.get('/v1/products', (transaction, { params, url }) =>
    listPage(withActive(transaction.shop.catalogue.products, params), params, url),
  );

  api.get('/v1/products/:id', (transaction, { id }) => {
    const product = transaction.shop.catalogue.products.find((each) => each.id === id);
    if (!product) throw noSuch('product', id);
    return product;
  });

  api.get('/v1/prices', (transaction, { params, url }) => {
    const keys = params.texts('lookup_keys');
    const prices = withActive(transaction.shop.catalogue.prices, params).filter(
      ({ lookup_key: key }) => keys.length === 0 || keys.includes(key ?? ''),
    );
    return listPage(matching(prices, params, 'product', 'type', 'currency'), params, url);
  });

  api.get('/v1/prices/:id', (transaction, { id }) => requirePrice(transaction, id));
}

function withActive<Item extends { active: boolean }>(rows: readonly Item[], params: Call['params']): Item[] {
  const wanted = params.flag('active');
  return rows.filter(({ active }) => wanted === undefined || active === wanted);
}
