import { EventEmitter } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Task, TaskRequest } from './task.ts';
import { type PoolThread, WorkerPool } from './worker-pool.ts';

const double: Task<number, number> = { name: 'double' };

/** A thread that replies when the test says so. */
class FakeThread extends EventEmitter implements PoolThread {
  readonly requests: TaskRequest[] = [];
  isEnded = false;

  postMessage(request: TaskRequest): void {
    if (typeof request.input === 'function') throw new Error('could not be cloned');
    this.requests.push(request);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(output: unknown): void {
    this.emit('message', { output });
  }
}

function poolOf(mostThreads: number, longestQueue = 10) {
  const threads: FakeThread[] = [];
  const startThread = () => {
    const thread = new FakeThread();
    threads.push(thread);
    return thread;
  };
  const pool = new WorkerPool({ startThread, mostThreads, longestQueue, timeLimit: 1_000 });
  return { pool, threads };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a pool of threads', () => {
  it('starts no thread before there is work, and never more than its limit', () => {
    const { pool, threads } = poolOf(2);
    expect(threads).toHaveLength(0);
    for (const input of [1, 2, 3]) pool.run(double, input).catch(() => undefined);
    expect(threads.map(({ requests }) => requests)).toEqual([
      [{ task: 'double', input: 1 }],
      [{ task: 'double', input: 2 }],
    ]);
  });

  it('gives the next task to a thread that is free', async () => {
    const { pool, threads } = poolOf(1);
    const [first, second] = [pool.run(double, 1), pool.run(double, 2)];
    threads[0]?.answer(2);
    expect(await first).toBe(2);
    threads[0]?.answer(4);
    expect(await second).toBe(4);
    expect(threads).toHaveLength(1);
  });

  it('reports why a task failed, and keeps the thread', async () => {
    const { pool, threads } = poolOf(1);
    const failed = pool.run(double, 1);
    const next = pool.run(double, 2);
    threads[0]?.emit('message', { error: 'not a number' });
    await expect(failed).rejects.toThrow('not a number');
    threads[0]?.answer(4);
    expect(await next).toBe(4);
  });

  it('refuses tasks when too many wait', async () => {
    const { pool, threads } = poolOf(1, 1);
    const [running, waiting] = [pool.run(double, 1), pool.run(double, 2)];
    await expect(pool.run(double, 3)).rejects.toMatchObject({ code: 'unavailable', status: 503 });
    threads[0]?.answer(2);
    threads[0]?.answer(4);
    expect(await Promise.all([running, waiting])).toEqual([2, 4]);
  });

  it('ends a thread whose task takes too long, and starts a new one', async () => {
    vi.useFakeTimers();
    const { pool, threads } = poolOf(1);
    const stuck = pool.run(double, 1);
    const next = pool.run(double, 2);
    vi.advanceTimersByTime(1_000);
    await expect(stuck).rejects.toMatchObject({ code: 'unavailable' });
    expect(threads[0]?.isEnded).toBe(true);
    threads[1]?.answer(4);
    expect(await next).toBe(4);
  });

  it('replaces a thread that crashes, and fails only its task', async () => {
    const { pool, threads } = poolOf(1);
    const lost = pool.run(double, 1);
    const next = pool.run(double, 2);
    threads[0]?.emit('error', new Error('out of memory'));
    threads[0]?.emit('exit');
    await expect(lost).rejects.toThrow('out of memory');
    threads[1]?.answer(4);
    expect(await next).toBe(4);
    expect(threads).toHaveLength(2);
  });

  it('fails a task when no thread can be started, and continues', async () => {
    const start = vi.fn((): PoolThread => {
      throw new Error('no memory for a thread');
    });
    const pool = new WorkerPool({ startThread: start, mostThreads: 1, longestQueue: 10, timeLimit: 1_000 });
    await expect(pool.run(double, 1)).rejects.toThrow('no memory for a thread');
    const thread = new FakeThread();
    start.mockReturnValue(thread);
    const next = pool.run(double, 2);
    thread.answer(4);
    expect(await next).toBe(4);
    expect(thread.requests).toHaveLength(1);
  });

  it('fails a task whose input cannot be copied, and keeps the thread', async () => {
    const { pool, threads } = poolOf(1);
    const uncopied: Task<() => void, number> = { name: 'uncopied' };
    await expect(pool.run(uncopied, () => undefined)).rejects.toThrow('could not be cloned');
    const next = pool.run(double, 2);
    threads[0]?.answer(4);
    expect(await next).toBe(4);
    expect(threads).toHaveLength(1);
  });

  it('replaces a thread that ends while idle', async () => {
    const { pool, threads } = poolOf(1);
    const first = pool.run(double, 1);
    threads[0]?.answer(2);
    await first;
    threads[0]?.emit('exit');
    const second = pool.run(double, 2);
    threads[1]?.answer(4);
    expect(await second).toBe(4);
  });
});
