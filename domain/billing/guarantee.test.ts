import { describe, expect, it } from 'vitest';
import { canBeRefunded } from './guarantee.ts';

const paidAt = new Date('2026-03-01T12:00:00Z');

describe('the guarantee', () => {
  it('covers a membership for thirty days', () => {
    for (const plan of ['Monthly', 'Annual', 'Lifetime'] as const) {
      expect(canBeRefunded(plan, paidAt, new Date('2026-03-31T12:00:00Z'))).toBe(true);
      expect(canBeRefunded(plan, paidAt, new Date('2026-03-31T12:00:01Z'))).toBe(false);
    }
  });

  it('does not cover the consulting retainer', () => {
    expect(canBeRefunded('Consulting', paidAt, paidAt)).toBe(false);
  });
});
