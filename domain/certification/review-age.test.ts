import { expect, it } from 'vitest';
import { ageLabel, overdueLabel } from './review-age.ts';

it('the age of what waits is said in working days', () => {
  expect([0, 1, 2].map(ageLabel)).toEqual(['Sent today', '1 working day old', '2 working days old']);
});

it('what has waited longer than two working days is overdue by the rest', () => {
  expect([3, 5].map(overdueLabel)).toEqual(['Overdue by 1 working day', 'Overdue by 3 working days']);
});
