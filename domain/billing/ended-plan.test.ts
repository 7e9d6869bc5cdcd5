import { describe, expect, it } from 'vitest';
import { endedPlanAt } from './ended-plan.ts';
import { endedPlanText } from './ended-plan-text.ts';
import type { PlanName } from './plans.ts';

const now = new Date('2026-11-18T12:00:00Z');
const had = (plan: PlanName, endsAt: string | null) => ({
  plan,
  startsAt: new Date('2026-01-01T00:00:00Z'),
  endsAt: endsAt === null ? null : new Date(endsAt),
});
const yesterday = '2026-11-17T12:00:00Z';

describe('an ended plan', () => {
  it('is the one that ended last', () => {
    expect(endedPlanAt([had('Annual', '2026-10-01T00:00:00Z'), had('Monthly', yesterday)], now)).toEqual({
      plan: 'Monthly',
      endedAt: new Date(yesterday),
    });
  });

  it('is unknown to people who never had one, or still have it', () => {
    expect(endedPlanAt([], now)).toBeUndefined();
    expect(endedPlanAt([had('Monthly', '2026-12-01T00:00:00Z')], now)).toBeUndefined();
    expect(endedPlanAt([had('Lifetime', null), had('Annual', yesterday)], now)).toBeUndefined();
  });

  it('can be Consulting while another plan goes on', () => {
    expect(endedPlanAt([had('Lifetime', null), had('Consulting', yesterday)], now)?.plan).toBe('Consulting');
  });

  it("ended on a day of the reader's calendar", () => {
    const monthly = { plan: 'Monthly' as const, endedAt: '2026-11-17T20:00:00.000Z' };
    expect(endedPlanText(monthly, 'Asia/Tokyo')).toBe('Your Monthly plan ended on November 18, 2026.');
  });
});
