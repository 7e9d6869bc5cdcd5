import { describe, expect, it } from 'vitest';
import { isConsultingPlan, isPaidPlan, planLabel, plansAbove } from './plans.ts';

describe('a plan', () => {
  it('is unpaid when it is missing or Free', () => {
    for (const plan of [undefined, null, '', 'Free', 'free']) expect(isPaidPlan(plan)).toBe(false);
  });

  it('is paid with any other value', () => {
    for (const plan of ['Monthly', 'Annual', 'Lifetime', 'Consulting', 'Patron'])
      expect(isPaidPlan(plan)).toBe(true);
  });

  it('is Consulting in any spelling', () => {
    for (const plan of ['Consulting', 'consulting', 'CONSULTING']) expect(isConsultingPlan(plan)).toBe(true);
    for (const plan of ['Lifetime', '', null]) expect(isConsultingPlan(plan)).toBe(false);
  });

  it('shows as Free when absent', () => {
    expect(planLabel(null)).toBe('Free');
    expect(planLabel('Annual')).toBe('Annual');
  });

  it('is outranked by the plans above it', () => {
    expect(plansAbove('Annual')).toEqual(['Lifetime', 'Consulting']);
    expect(plansAbove('Consulting')).toEqual([]);
  });
});
