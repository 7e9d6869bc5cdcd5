import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Entitlement, planHeldAt } from './entitlements.ts';
import { planNames } from './plans.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const earlier = new Date('2026-02-01T12:00:00Z');
const later = new Date('2026-04-01T12:00:00Z');

describe('the plan that a person holds', () => {
  it('is Free without any entitlement', () => {
    expect(planHeldAt([], noon)).toBe('Free');
  });

  it('is the highest of the active ones', () => {
    const owned: Entitlement[] = [
      { plan: 'Lifetime', startsAt: earlier, endsAt: null },
      { plan: 'Consulting', startsAt: earlier, endsAt: later },
      { plan: 'Monthly', startsAt: earlier, endsAt: later },
    ];
    expect(planHeldAt(owned, noon)).toBe('Consulting');
  });

  it('falls back to the next lower one at the moment the higher one ends', () => {
    const owned: Entitlement[] = [
      { plan: 'Lifetime', startsAt: earlier, endsAt: null },
      { plan: 'Consulting', startsAt: earlier, endsAt: noon },
    ];
    expect(planHeldAt(owned, noon)).toBe('Lifetime');
  });

  it('does not count one that has not started', () => {
    expect(planHeldAt([{ plan: 'Annual', startsAt: later, endsAt: null }], noon)).toBe('Free');
  });

  it('does not depend on the order in which entitlements are listed', () => {
    const moment = fc.date({ min: earlier, max: later, noInvalidDate: true });
    const entitlement = fc.record({
      plan: fc.constantFrom(...planNames),
      startsAt: moment,
      endsAt: fc.option(moment),
    });
    fc.assert(
      fc.property(fc.array(entitlement), (owned) => {
        expect(planHeldAt(owned.toReversed(), noon)).toBe(planHeldAt(owned, noon));
      }),
    );
  });
});
