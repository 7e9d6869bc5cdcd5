import { expect, it } from 'vitest';
import { type PlanFacts, planStanding } from './plan-standing.ts';

const monthly: PlanFacts = {
  plan: 'Monthly',
  renewsAt: '2026-12-01T09:00:00.000Z',
  endsAt: null,
  isPaymentOwed: false,
  isComplimentary: false,
};
const given: PlanFacts = { ...monthly, renewsAt: null, isComplimentary: true };

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
  ['Given to you: there is nothing to pay.', given],
  [
    'Given to you until December 31, 2026: there is nothing to pay.',
    { ...given, endsAt: '2026-12-31T23:59:59.999Z' },
  ],
])('%s', (sentence, facts) => {
  expect(planStanding(facts)).toBe(sentence);
});
