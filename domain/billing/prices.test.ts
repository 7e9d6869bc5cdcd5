import { expect, it } from 'vitest';
import { priceLabel, prices } from './prices.ts';

it('the prices are $49 a month, $299 a year, $600 once, and $2,000 a month for Consulting', () => {
  expect(Object.entries(prices).map(([plan, price]) => `${plan} ${priceLabel(price)}`)).toEqual([
    'Monthly $49/month',
    'Annual $299/year',
    'Lifetime $600 once',
    'Consulting $2,000/month',
  ]);
});
