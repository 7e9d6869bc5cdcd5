import { expect, it, onTestFinished, vi } from 'vitest';
import { Lanes } from './concurrency-limit.ts';

/** Work that is done when it is told to be. */
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

it('lets no more through at a time than there are lanes, and everybody in the end', async () => {
  const lanes = new Lanes({ width: 2, longestQueue: 10 });
  const { work, finishOne, most } = openWork();
  const everything = Promise.all(Array.from({ length: 7 }, () => lanes.run(work)));
  for (let round = 0; round < 7; round += 1) {
    await settle();
    finishOne();
  }
  await everything;
  expect(most()).toBe(2);
});

it('takes no more when too many wait, and takes them again later', async () => {
  const lanes = new Lanes({ width: 1, longestQueue: 1 });
  const { work, finishOne } = openWork();
  const [first, second] = [lanes.run(work), lanes.run(work)];
  await expect(lanes.run(work)).rejects.toMatchObject({ code: 'unavailable' });
  finishOne();
  await first;
  await settle();
  finishOne();
  await second;
  await expect(lanes.run(async () => 'done')).resolves.toBe('done');
});

it('takes no more while the first in the queue has waited too long', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const lanes = new Lanes({ width: 1, longestQueue: 10, longestWait: 300 });
  const { work, finishOne } = openWork();
  const [first, second] = [lanes.run(work), lanes.run(work)];
  vi.advanceTimersByTime(300);
  expect(lanes.isFull).toBe(false);
  vi.advanceTimersByTime(1);
  expect(lanes.isFull).toBe(true);
  await expect(lanes.run(work)).rejects.toMatchObject({ code: 'unavailable' });
  finishOne();
  await first;
  expect(lanes.isFull).toBe(false);
  finishOne();
  await second;
});

it('gives the lane back when the work fails', async () => {
  const lanes = new Lanes({ width: 1, longestQueue: 0 });
  await expect(lanes.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(lanes.run(async () => 'done')).resolves.toBe('done');
});

it('skips what nobody waits for any more, and gives its place in the queue away', async () => {
  const lanes = new Lanes({ width: 1, longestQueue: 1 });
  const { work, finishOne } = openWork();
  const gone = new AbortController();
  const first = lanes.run(work);
  const skipped = lanes.run(() => Promise.reject(new Error('was done all the same')), gone.signal);
  gone.abort(new Error('hung up'));
  await expect(skipped).rejects.toThrow('hung up');
  const next = lanes.run(async () => 'done');
  finishOne();
  await first;
  await expect(next).resolves.toBe('done');
  await expect(lanes.run(work, gone.signal)).rejects.toThrow('hung up');
  await expect(lanes.run(async () => 'done')).resolves.toBe('done');
});
