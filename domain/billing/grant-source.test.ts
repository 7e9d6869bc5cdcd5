import { describe, expect, it } from 'vitest';
import {
  complimentarySource,
  isComplimentary,
  paymentSourcePatterns,
  paymentSources,
} from './grant-source.ts';

describe('the source of an entitlement', () => {
  it('is named after the payment', () => {
    expect(paymentSources.subscription('sub_1')).toBe('subscription sub_1');
    expect(paymentSources.purchase('cs_1')).toBe('purchase cs_1');
  });

  it('tells paid entitlements from others', () => {
    expect(paymentSourcePatterns).toEqual(['subscription %', 'purchase %']);
  });

  it('is not a payment for complimentary plans', () => {
    expect(isComplimentary(complimentarySource('1'))).toBe(true);
    expect(isComplimentary(paymentSources.subscription('complimentary'))).toBe(false);
  });
});
