import { expect, it } from 'vitest';
import { stateLabel } from './state-label.ts';

const today = '2026-11-15';

it('tells what is public from what is only announced, and from what publishes itself', () => {
  expect(stateLabel('live', '2025-05-01', today)).toBe('Live');
  expect(stateLabel('scheduled', '2027-01-15', today)).toBe('Goes live January 15, 2027');
  expect(stateLabel('unpublished', '2027-01-15', today)).toBe('Announced for January 15, 2027');
  expect(stateLabel('unpublished', null, today)).toBe('Not published');
  expect(stateLabel('unpublished', '2025-05-01', today), 'a day that has passed').toBe('Not published');
  expect(stateLabel('deleted', null, today)).toBe('Deleted');
});
