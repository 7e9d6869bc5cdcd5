import { expect, it } from 'vitest';
import {
  complimentarySource,
  isComplimentary,
  paymentSourcePatterns,
  paymentSources,
} from './grant-source.ts';

it('what comes from a payment is named after it', () => {
  expect(paymentSources.subscription('sub_1')).toBe('subscription sub_1');
  expect(paymentSources.purchase('cs_1')).toBe('purchase cs_1');
});

it('what comes from payments is told from what was given otherwise', () => {
  expect(paymentSourcePatterns).toEqual(['subscription %', 'purchase %']);
});

it('what was given without a payment is none of them', () => {
  expect(isComplimentary(complimentarySource('1'))).toBe(true);
  expect(isComplimentary(paymentSources.subscription('complimentary'))).toBe(false);
});
