import { Readable } from 'node:stream';
import { setImmediate as settled } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { DeadlinePassed } from '../concurrency/deadline.ts';
import { readSteadily } from './read-steadily.ts';

const limit = 10_000;
const piece = Buffer.alloc(200_000, 'a');

afterEach(() => {
  vi.useRealTimers();
});

it('a slow reader is not taken for a source that hangs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const read = readSteadily(Readable.from([piece, piece, piece]), limit)[Symbol.asyncIterator]();
  for (let count = 0; count < 3; count += 1) {
    expect((await read.next()).value.length).toBe(piece.length);
    await settled();
    vi.advanceTimersByTime(10 * limit);
  }
  expect((await read.next()).done).toBe(true);
});

it('a source that hangs fails, and is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const source = new Readable({ read: () => undefined });
  source.push(piece);
  const read = readSteadily(source, limit)[Symbol.asyncIterator]();
  await read.next();
  const hanging = expect(read.next()).rejects.toThrow(DeadlinePassed);
  await vi.advanceTimersByTimeAsync(2 * limit);
  await hanging;
  expect(source.destroyed).toBe(true);
});

it('a source that fails before anybody reads fails the reader, not the process', async () => {
  const source = new Readable({ read: () => undefined });
  const reader = readSteadily(source, limit);
  source.destroy(new Error('socket hang up'));
  await settled();
  await expect(reader[Symbol.asyncIterator]().next()).rejects.toThrow('socket hang up');
});

it('a source that fails while nobody reads fails the next read', async () => {
  const source = new Readable({ read: () => undefined });
  source.push(piece);
  const read = readSteadily(source, limit)[Symbol.asyncIterator]();
  await read.next();
  source.destroy(new Error('socket hang up'));
  await expect(read.next()).rejects.toThrow('socket hang up');
});

it('a source is closed when its reader is, read or not', () => {
  const source = new Readable({ read: () => undefined });
  readSteadily(source, limit).destroy();
  expect(source.destroyed).toBe(true);
});
