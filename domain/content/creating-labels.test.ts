import { expect, it } from 'vitest';
import { creatingLabels } from './creating-labels.ts';

it('a course is listed from the start, a post is not', () => {
  expect(creatingLabels('course', false)).toMatch(/listed as coming soon/);
  expect(creatingLabels('post', false)).toBe('Nobody sees it until you publish it.');
});

it('a lesson of a live course is there at once, and says what that means for those who had finished', () => {
  expect(creatingLabels('lesson', true)).toMatch(/^The course is live, .* one more to do\.$/);
  expect(creatingLabels('lesson', false)).toBe('It opens with its course.');
});

it('what cannot be made needs no words', () => {
  expect(creatingLabels('site', false)).toBeUndefined();
});
