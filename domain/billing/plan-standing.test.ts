import { expect, it } from 'vitest';
import { type PlanFacts, planStanding } from './plan-standing.ts';

const monthly: PlanFacts = {
  plan: 'Monthly',
  renewsAt: '2026-12-01T09:00:00.000Z',
  endsAt: null,
  isPaymentOwed: false,
};

it.each<[string, PlanFacts]>([
  ['Renews on December 1, 2026.', monthly],
  [
    'Ends on December 1, 2026 and does not renew.',
    { ...monthly, renewsAt: null, endsAt: '2026-12-01T09:00:00.000Z' },
  ],
  ['Yours for good: nothing renews.', { ...monthly, plan: 'Lifetime', renewsAt: null }],
  ['Courses and prompts come with a plan.', { ...monthly, plan: 'Free', renewsAt: null }],
  [
    'A payment is owed. Access goes on for a few days while the card is tried again.',
    { ...monthly, isPaymentOwed: true },
  ],
])('%s', (sentence, facts) => {
  expect(planStanding(facts)).toBe(sentence);
});
