import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestCounts } from './request-counts.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

function counting(counts: RequestCounts) {
  return (key: string) => {
    let counted = { current: 0, ttl: 0 };
    counts.incr(
      key,
      (_error, result) => {
        counted = result ?? counted;
      },
      minute,
    );
    return counted;
  };
}

describe('the count of requests', () => {
  it('is exact for each request, also when others arrive meanwhile', () => {
    const count = counting(new RequestCounts());
    const [first, second] = [count('ada'), count('ada')];
    expect([first.current, second.current]).toEqual([1, 2]);
  });

  it('is kept for each key, and begins again when the time is over', () => {
    const count = counting(new RequestCounts());
    count('ada');
    vi.setSystemTime(minute - 1);
    expect(count('ada')).toEqual({ current: 2, ttl: 1 });
    expect(count('bo')).toEqual({ current: 1, ttl: minute });
    vi.setSystemTime(minute);
    expect(count('ada')).toEqual({ current: 1, ttl: minute });
  });

  it('is separate for each route', () => {
    const counts = new RequestCounts();
    counting(counts)('ada');
    expect(counting(counts.child())('ada').current).toBe(1);
  });

  it('forgets the key that was used least recently when there are too many', () => {
    const count = counting(new RequestCounts());
    for (let key = 0; key <= 5_000; key += 1) count(`key ${key}`);
    expect(count('key 5000').current).toBe(2);
    expect(count('key 0').current).toBe(1);
  });
});
