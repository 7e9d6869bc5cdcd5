import { describe, expect, it } from 'vitest';
import { stillNeeded } from './still-needed.ts';

const course = (completedLessons: number, done: number) =>
  stillNeeded({ totalLessons: 7, completedLessons, checks: { done, total: 28 } });

describe('what a certification still needs', () => {
  it('is the open lessons and the open checks of its course', () => {
    expect(course(3, 19)).toBe('4 lessons and 9 checks');
    expect(course(6, 27)).toBe('1 lesson and 1 check');
  });

  it('leaves out what is done', () => {
    expect(course(7, 19)).toBe('9 checks');
    expect(course(3, 28)).toBe('4 lessons');
    expect(course(7, 28)).toBeUndefined();
  });

  it('does not count what was removed from the course', () => {
    expect(course(8, 29)).toBeUndefined();
  });
});
