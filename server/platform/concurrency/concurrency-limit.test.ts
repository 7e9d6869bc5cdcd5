import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';

const busy = () => new Refusal('unavailable', 'Too much is waiting.');

/** Work that finishes when the test says so. */
function openWork() {
  const finish: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => finish.push(resolve));
    running -= 1;
  };
  return { work, finishOne: () => finish.shift()?.(), most: () => most };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('ConcurrencyLimit', () => {
  it('runs no more than its width at a time, and everything in the end', async () => {
    const limit = new ConcurrencyLimit({ width: 2, longestQueue: 10, busy });
    const { work, finishOne, most } = openWork();
    const everything = Promise.all(Array.from({ length: 7 }, () => limit.run(work)));
    for (let round = 0; round < 7; round += 1) {
      await settle();
      finishOne();
    }
    await everything;
    expect(most()).toBe(2);
  });

  it('refuses work when too much waits, and accepts it again later', async () => {
    const limit = new ConcurrencyLimit({ width: 1, longestQueue: 1, busy });
    const { work, finishOne } = openWork();
    const [first, second] = [limit.run(work), limit.run(work)];
    await expect(limit.run(work)).rejects.toMatchObject({ code: 'unavailable' });
    finishOne();
    await first;
    await settle();
    finishOne();
    await second;
    await expect(limit.run(async () => 'done')).resolves.toBe('done');
  });

  it('refuses work while the first in the queue has waited too long', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const limit = new ConcurrencyLimit({ width: 1, longestQueue: 10, longestWait: 300, busy });
    const { work, finishOne } = openWork();
    const [first, second] = [limit.run(work), limit.run(work)];
    vi.advanceTimersByTime(300);
    expect(limit.isFull).toBe(false);
    vi.advanceTimersByTime(1);
    expect(limit.isFull).toBe(true);
    await expect(limit.run(work)).rejects.toMatchObject({ code: 'unavailable' });
    finishOne();
    await first;
    expect(limit.isFull).toBe(false);
    finishOne();
    await second;
  });

  it('frees the slot when the work fails', async () => {
    const limit = new ConcurrencyLimit({ width: 1, longestQueue: 0, busy });
    await expect(limit.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(limit.run(async () => 'done')).resolves.toBe('done');
  });

  it('skips work that nobody waits for any more, and frees its place in the queue', async () => {
    const limit = new ConcurrencyLimit({ width: 1, longestQueue: 1, busy });
    const { work, finishOne } = openWork();
    const gone = new AbortController();
    const first = limit.run(work);
    const skipped = limit.run(() => Promise.reject(new Error('ran all the same')), gone.signal);
    gone.abort(new Error('disconnected'));
    await expect(skipped).rejects.toThrow('disconnected');
    const next = limit.run(async () => 'done');
    finishOne();
    await first;
    await expect(next).resolves.toBe('done');
    await expect(limit.run(work, gone.signal)).rejects.toThrow('disconnected');
    await expect(limit.run(async () => 'done')).resolves.toBe('done');
  });
});
