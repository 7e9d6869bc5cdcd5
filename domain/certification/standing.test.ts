import { expect, it } from 'vitest';
import { skillsStacked, standingOf } from './standing.ts';

it('a certification is not earned, then under review, then earned', () => {
  expect(standingOf(undefined)).toBe('not-earned');
  expect(standingOf({ isEarned: false, submittedAt: null })).toBe('not-earned');
  expect(standingOf({ isEarned: false, submittedAt: '2026-11-13' })).toBe('under-review');
  expect(standingOf({ isEarned: true, submittedAt: '2026-11-13' })).toBe('earned');
});

it('skills stacked are the earned ones out of all', () => {
  expect(
    skillsStacked(
      [
        { isEarned: true, submittedAt: null },
        { isEarned: false, submittedAt: null },
      ],
      7,
    ),
  ).toBe('1/7');
});
