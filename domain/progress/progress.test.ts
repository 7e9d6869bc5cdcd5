import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextUnfinishedLesson, progressPercent } from './progress.ts';

describe('progress', () => {
  it('is a whole percentage', () => {
    expect(progressPercent(1, 3)).toBe(33);
    expect(progressPercent(2, 3)).toBe(67);
  });

  it('is 0 for a course without lessons', () => {
    expect(progressPercent(0, 0)).toBe(0);
  });

  it('stays between 0 and 100 and reaches 100 only when everything is completed', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 100 }), (completed, total) => {
        const percent = progressPercent(completed, total);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent === 100).toBe(completed >= total);
      }),
    );
  });
});

describe('the next lesson to take', () => {
  const lessons = [
    { id: 12, orderIndex: 2 },
    { id: 11, orderIndex: 1 },
    { id: 13, orderIndex: 3 },
  ];

  it('is the first unfinished one in order', () => {
    expect(nextUnfinishedLesson(lessons, new Set([11]))?.id).toBe(12);
    expect(nextUnfinishedLesson(lessons, new Set([12]))?.id).toBe(11);
  });

  it('is undefined when all are completed', () => {
    expect(nextUnfinishedLesson(lessons, new Set([11, 12, 13]))).toBeUndefined();
  });
});
