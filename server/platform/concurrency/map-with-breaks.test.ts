import { afterEach, describe, expect, it, vi } from 'vitest';
import { mapWithBreaks } from './map-with-breaks.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('mapWithBreaks', () => {
  it('returns every result in order', async () => {
    expect(await mapWithBreaks([1, 2, 3], (number) => number * 2)).toEqual([2, 4, 6]);
  });

  it('lets other work run between two long steps', async () => {
    let clock = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => clock);
    const done: (number | string)[] = [];
    setImmediate(() => done.push('somebody else'));
    await mapWithBreaks([1, 2, 3], (number) => {
      clock += 10;
      done.push(number);
    });
    expect(done).toEqual([1, 'somebody else', 2, 3]);
  });
});
