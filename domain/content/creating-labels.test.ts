import { describe, expect, it } from 'vitest';
import { creatingLabels } from './creating-labels.ts';

describe('the labels before creating an item', () => {
  it('say that a course is listed from the start, and a post is not', () => {
    expect(creatingLabels('course', false)).toMatch(/listed as coming soon/);
    expect(creatingLabels('post', false)).toBe('Nobody sees it until you publish it.');
  });

  it('say that a lesson of a live course is public at once, and what that means for people who had finished', () => {
    expect(creatingLabels('lesson', true)).toMatch(/^The course is live, .* one more to do\.$/);
    expect(creatingLabels('lesson', false)).toBe('It opens with its course.');
  });

  it('do not exist for kinds that cannot be created', () => {
    expect(creatingLabels('site', false)).toBeUndefined();
  });
});
