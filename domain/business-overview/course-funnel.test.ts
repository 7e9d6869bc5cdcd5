import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseFunnel, whereMostStop } from './course-funnel.ts';

const lesson = (lessonId: number, finished: number) => ({ lessonId, finished });

describe('the course funnel', () => {
  it('counts people who finished a lesson as having reached the next one', () => {
    const steps = courseFunnel(10, [lesson(1, 9), lesson(2, 3), lesson(3, 3)]);
    expect(steps.map(({ stopped }) => stopped)).toEqual([1, 6, 0]);
    expect(steps.map(({ goesOn }) => goesOn)).toEqual([0.9, 3 / 9, 1]);
  });

  it('finds where most people stop, by number of people', () => {
    const steps = courseFunnel(10, [lesson(1, 9), lesson(2, 3), lesson(3, 0)]);
    expect(whereMostStop(steps)?.lesson.lessonId).toBe(2);
  });

  it('finds nothing where nobody came or everybody went on', () => {
    expect(whereMostStop(courseFunnel(0, [lesson(1, 0)]))).toBeUndefined();
    expect(whereMostStop(courseFunnel(2, [lesson(1, 2), lesson(2, 5)]))).toBeUndefined();
    expect(courseFunnel(0, [lesson(1, 0)])[0]?.goesOn).toBeNull();
  });

  it('keeps shares between none and everybody, in whatever order lessons are taken', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.array(fc.nat(100)), (started, finished) => {
        for (const { stopped, goesOn } of courseFunnel(
          started,
          finished.map((count, id) => lesson(id, count)),
        )) {
          expect(stopped).toBeGreaterThanOrEqual(0);
          if (goesOn !== null) expect(goesOn >= 0 && goesOn <= 1).toBe(true);
        }
      }),
    );
  });
});
