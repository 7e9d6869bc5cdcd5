import type { Product } from './wire.ts';

type ProductDetails = Pick<Product, 'id' | 'created' | 'default_price' | 'metadata' | 'name' | 'tax_code'>;

export function productObject(details: ProductDetails): Product {
  return {
    object: 'product',
    active: true,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: details.created,
    url: null,
    ...details,
  };
}
