import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockTime, resumeSecond } from './watch-position.ts';

describe('a video that was stopped', () => {
  it('continues where it was stopped', () => {
    expect(resumeSecond(30, 63)).toBe(30);
  });

  it('starts from the beginning when it was hardly started or nearly finished', () => {
    expect(resumeSecond(4, 63)).toBe(0);
    expect(resumeSecond(60, 63)).toBe(0);
  });

  it('never starts outside of its length, whatever was stored', () => {
    fc.assert(
      fc.property(fc.double(), fc.double({ min: 0, max: 36_000, noNaN: true }), (stoppedAt, duration) => {
        const start = resumeSecond(stoppedAt, duration);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(start).toBeLessThanOrEqual(duration);
      }),
    );
  });
});

it.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3727, '1:02:07'],
  [-3, '0:00'],
])('%d seconds read %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});
