import { expect, it } from 'vitest';
import { stateLabel } from './state-label.ts';

it('tells what is public from what is only announced, and from what publishes itself', () => {
  expect(stateLabel('live', '2025-05-01')).toBe('Live');
  expect(stateLabel('scheduled', '2027-01-15')).toBe('Goes live January 15, 2027');
  expect(stateLabel('unpublished', '2027-01-15')).toBe('Announced for January 15, 2027');
  expect(stateLabel('unpublished', null)).toBe('Not published');
  expect(stateLabel('deleted', null)).toBe('Deleted');
});
