import { shareImagePath } from '@chalkline/contract/addresses';
import type { Plan } from '@chalkline/contract/billing';
import type { Thing, ThingContext } from './thing.ts';

interface ProductFacts {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  readonly plans: readonly Plan[];
}

/** A product with the prices that are really charged. */
export function product(context: ThingContext, { name, description, path, plans }: ProductFacts): Thing {
  const { site, publicUrl } = context;
  return {
    '@type': 'Product',
    name,
    description,
    url: publicUrl + path,
    image: publicUrl + shareImagePath(path),
    brand: { '@type': 'Brand', name: site.brand },
    offers: plans.map((plan) => offer(plan, `${publicUrl}${path}#pricing`)),
  };
}

function offer({ title, amount, interval }: Plan, url: string): Thing {
  const price = { price: amount, priceCurrency: 'USD' };
  return {
    '@type': 'Offer',
    name: title,
    ...price,
    url,
    availability: 'https://schema.org/InStock',
    ...(interval === 'once'
      ? {}
      : { category: 'Subscription', priceSpecification: renewing(price, interval) }),
  };
}

const unitCodes = { month: 'MON', year: 'ANN' } as const;

/** A price per month or year. */
function renewing(price: Readonly<Record<string, unknown>>, interval: 'month' | 'year'): Thing {
  return { '@type': 'UnitPriceSpecification', ...price, billingDuration: 1, unitCode: unitCodes[interval] };
}
