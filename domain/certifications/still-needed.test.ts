import { describe, expect, it } from 'vitest';
import { stillNeeded } from './still-needed.ts';

const course = (completedLessons: number, done: number) =>
  stillNeeded({ totalLessons: 7, completedLessons, checks: { done, total: 28 } });

describe('what a certification still needs', () => {
  it('is the open lessons of its course, and its open checks are recommended', () => {
    expect(course(3, 19)).toBe('Still needed: 4 lessons. Before you submit, try the 9 checks still open.');
    expect(course(6, 27)).toBe('Still needed: 1 lesson. Before you submit, try the 1 check still open.');
  });

  it('leaves out what is done', () => {
    expect(course(7, 19)).toBe('Before you submit, try the 9 checks still open.');
    expect(course(3, 28)).toBe('Still needed: 4 lessons.');
    expect(course(7, 28)).toBeUndefined();
  });

  it('does not count what was removed from the course', () => {
    expect(course(8, 29)).toBeUndefined();
  });
});
