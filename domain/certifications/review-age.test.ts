import { describe, expect, it } from 'vitest';
import { ageLabel, overdueLabel } from './review-age.ts';

describe('the age of a waiting submission', () => {
  it('is shown in working days', () => {
    expect([0, 1, 2].map(ageLabel)).toEqual(['Sent today', '1 working day old', '2 working days old']);
  });

  it('is overdue after two working days', () => {
    expect([3, 5].map(overdueLabel)).toEqual(['Overdue by 1 working day', 'Overdue by 3 working days']);
  });
});
