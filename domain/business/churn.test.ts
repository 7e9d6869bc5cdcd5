import { expect, it } from 'vitest';
import { churnByDay, churnRate, churnWindow, percentLabel } from './churn.ts';

const day = (subscribers: number, lost = 0) => ({ subscribers, lost });

it('churn is the share of those at the beginning who were lost since', () => {
  expect(churnRate([day(40), day(39, 1), day(38, 1)])).toBe(0.05);
});

it('who was lost on the first day was lost before the window', () => {
  expect(churnRate([day(40, 7), day(40)])).toBe(0);
});

it('where there was nobody there is nobody to lose', () => {
  expect(churnRate([])).toBeNull();
  expect(churnRate([day(0), day(3, 0), day(2, 1)])).toBeNull();
});

it('nobody can lose more than everybody', () => {
  expect(churnRate([day(1), day(4, 0), day(1, 3)])).toBe(1);
});

it('every day has the churn of the thirty days up to it', () => {
  const days = [day(10), ...Array.from({ length: churnWindow }, () => day(10)), day(5, 5)];
  expect(churnByDay(days, 2)).toEqual([0, 0.5]);
});

it('a day near the beginning looks back as far as there is something', () => {
  expect(churnByDay([day(10), day(9, 1)], 3)).toEqual([null, 0, 0.1]);
});

it('a share is told in percent with one decimal', () => {
  expect([percentLabel(0.0416), percentLabel(0), percentLabel(1)]).toEqual(['4.2%', '0%', '100%']);
});
