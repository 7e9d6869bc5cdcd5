import { describe, expect, it } from 'vitest';
import { recurringRevenue } from './recurring-revenue.ts';

const none = { Monthly: 0, Annual: 0, Consulting: 0 };

describe('recurring revenue', () => {
  it('is zero without subscriptions', () => {
    expect(recurringRevenue(none)).toBe(0);
  });

  it('counts a monthly subscription with its price', () => {
    expect(recurringRevenue({ ...none, Monthly: 3 })).toBe(3 * 4_900);
    expect(recurringRevenue({ ...none, Consulting: 1 })).toBe(200_000);
  });

  it('counts an annual subscription with a twelfth of its price, rounded once for all of them', () => {
    expect(recurringRevenue({ ...none, Annual: 1 })).toBe(2_492);
    expect(recurringRevenue({ ...none, Annual: 12 })).toBe(29_900);
  });
});
