import { noSuch } from './api-error.ts';
import type { Call, Endpoints } from './endpoints.ts';
import { foundPrice } from './found.ts';
import { listPage, matching } from './list-page.ts';

/** Read-only: the four prices are those of the product. */
export function catalogueEndpoints(api: Endpoints): void {
  api.get('/v1/products', (books, { params, url }) =>
    listPage(withActive(books.shop.catalogue.products, params), params, url),
  );

  api.get('/v1/products/:id', (books, { id }) => {
    const product = books.shop.catalogue.products.find((each) => each.id === id);
    if (!product) throw noSuch('product', id);
    return product;
  });

  api.get('/v1/prices', (books, { params, url }) => {
    const keys = params.texts('lookup_keys');
    const prices = withActive(books.shop.catalogue.prices, params).filter(
      ({ lookup_key: key }) => keys.length === 0 || keys.includes(key ?? ''),
    );
    return listPage(matching(prices, params, 'product', 'type', 'currency'), params, url);
  });

  api.get('/v1/prices/:id', (books, { id }) => foundPrice(books, id));
}

function withActive<Item extends { active: boolean }>(rows: readonly Item[], params: Call['params']): Item[] {
  const wanted = params.flag('active');
  return rows.filter(({ active }) => wanted === undefined || active === wanted);
}
