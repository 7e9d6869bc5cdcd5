import { describe, expect, it } from 'vitest';
import { type PlanFacts, planStatus } from './plan-status.ts';

const monthly: PlanFacts = {
  plan: 'Monthly',
  renewsAt: '2026-12-01T09:00:00.000Z',
  endsAt: null,
  isPaymentOwed: false,
  isComplimentary: false,
};
const given: PlanFacts = { ...monthly, renewsAt: null, isComplimentary: true };

describe('the sentence about a plan', () => {
  it.each<[string, PlanFacts]>([
    ['Renews on December 1, 2026.', monthly],
    [
      "Ends on December 1, 2026 and won't renew.",
      { ...monthly, renewsAt: null, endsAt: '2026-12-01T09:00:00.000Z' },
    ],
    ['Yours forever. Nothing renews.', { ...monthly, plan: 'Lifetime', renewsAt: null }],
    ['Choose a plan to open the courses and prompts.', { ...monthly, plan: 'Free', renewsAt: null }],
    [
      'A payment failed. You keep access for a few days while we try your card again.',
      { ...monthly, isPaymentOwed: true },
    ],
    ["Complimentary. There's nothing to pay.", given],
    [
      "Complimentary until December 31, 2026. There's nothing to pay.",
      { ...given, endsAt: '2026-12-31T23:59:59.999Z' },
    ],
  ])('can be "%s"', (sentence, facts) => {
    expect(planStatus(facts, null)).toBe(sentence);
  });

  it("has the day of the reader's calendar", () => {
    const late = { ...monthly, renewsAt: '2026-12-01T20:00:00.000Z' };
    expect(planStatus(late, 'Asia/Tokyo')).toBe('Renews on December 2, 2026.');
    expect(planStatus({ ...late, renewsAt: null, endsAt: late.renewsAt }, 'Asia/Tokyo')).toBe(
      "Ends on December 2, 2026 and won't renew.",
    );
  });

  it('has the last day of a complimentary plan as it was chosen', () => {
    const until = { ...given, endsAt: '2026-12-31T23:59:59.999Z' };
    expect(planStatus(until, 'Asia/Tokyo')).toBe(
      "Complimentary until December 31, 2026. There's nothing to pay.",
    );
  });
});
