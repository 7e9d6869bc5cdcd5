import { describe, expect, it } from 'vitest';
import { churnRate, churnSentence, percentLabel } from './churn.ts';

describe('churn', () => {
  it('is the share of the subscribers at the beginning who were lost since', () => {
    expect(churnRate({ cohort: 40, cohortLost: 2 })).toBe(0.05);
    expect(churnRate({ cohort: 40, cohortLost: 0 })).toBe(0);
    expect(churnRate({ cohort: 3, cohortLost: 3 })).toBe(1);
  });

  it('is unknown where there were no subscribers', () => {
    expect(churnRate({ cohort: 0, cohortLost: 0 })).toBeNull();
    expect(churnSentence({ cohort: 0, cohortLost: 0 })).toBe(
      "Nobody subscribed 30 days ago, so there's no figure yet.",
    );
  });

  it('says how many people the share is of', () => {
    expect(churnSentence({ cohort: 12, cohortLost: 1 })).toBe(
      'The share of subscribers from 30 days earlier who no longer pay: 1 of 12.',
    );
  });
});

it('is shown in percent with one decimal', () => {
  expect([percentLabel(0.0416), percentLabel(0), percentLabel(1)]).toEqual(['4.2%', '0%', '100%']);
});
