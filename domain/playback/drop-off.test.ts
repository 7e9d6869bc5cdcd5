import { describe, expect, it } from 'vitest';
import { dropOffCurve, segmentAt, segmentLabel, whereMostLeave } from './drop-off.ts';

describe('a position in a video', () => {
  it('is in one of ten parts', () => {
    expect([0, 9.9, 10, 55, 99.9, 100].map((seconds) => segmentAt(seconds, 100))).toEqual([0, 0, 1, 5, 9, 9]);
  });

  it('is in no part while the length is unknown', () => {
    for (const duration of [Number.NaN, 0, Number.POSITIVE_INFINITY])
      expect(segmentAt(5, duration)).toBeUndefined();
  });
});

describe('the curve of a video', () => {
  const reached = [12, 10, 9, 9, 4, 4, 4, 3, 3, 2].map((viewers, segment) => ({ segment, viewers }));

  it('says how many people came to each part', () => {
    expect(dropOffCurve(reached.toReversed())).toEqual([12, 10, 9, 9, 4, 4, 4, 3, 3, 2]);
    expect(whereMostLeave(dropOffCurve(reached))).toEqual({ segment: 3, left: 5 });
    expect(segmentLabel(3)).toBe('30–40%');
  });

  it('never rises, even if reports got lost or were made up', () => {
    expect(
      dropOffCurve([
        { segment: 6, viewers: 3 },
        { segment: 42, viewers: 9 },
      ]),
    ).toEqual([3, 3, 3, 3, 3, 3, 3, 0, 0, 0]);
  });

  it('is flat where nobody leaves', () => {
    expect(whereMostLeave(dropOffCurve([]))).toBeUndefined();
  });
});
