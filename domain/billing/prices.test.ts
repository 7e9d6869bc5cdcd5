import { describe, expect, it } from 'vitest';
import { dollarsOf, priceLabel, prices } from './prices.ts';

describe('the prices', () => {
  it('are $49 a month, $299 a year, $600 once, and $2,000 a month for Consulting', () => {
    expect(Object.entries(prices).map(([plan, price]) => `${plan} ${priceLabel(price)}`)).toEqual([
      'Monthly $49/month',
      'Annual $299/year',
      'Lifetime $600 once',
      'Consulting $2,000/month',
    ]);
  });

  it('are shown in dollars, with cents where there are any', () => {
    expect([0, 4900, 4950, 200_000, 5, 123_456_705].map(dollarsOf)).toEqual([
      '$0',
      '$49',
      '$49.50',
      '$2,000',
      '$0.05',
      '$1,234,567.05',
    ]);
  });
});
