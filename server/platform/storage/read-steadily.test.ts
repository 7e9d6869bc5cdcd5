import { Readable } from 'node:stream';
import { setImmediate as settled } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DeadlinePassed } from '../concurrency/deadline.ts';
import { readSteadily } from './read-steadily.ts';

const limits = { read: 10_000, idle: 120_000 };
const hangUp = { code: 'unavailable', cause: new Error('socket hang up') };
const piece = Buffer.alloc(200_000, 'a');

afterEach(() => {
  vi.useRealTimers();
});

describe('readSteadily', () => {
  it('does not mistake a slow reader for a hanging source', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const read = readSteadily(Readable.from([piece, piece, piece]), limits)[Symbol.asyncIterator]();
    for (let count = 0; count < 3; count += 1) {
      expect((await read.next()).value.length).toBe(piece.length);
      await settled();
      vi.advanceTimersByTime(10 * limits.read);
    }
    expect((await read.next()).done).toBe(true);
  });

  it('closes a source whose reader asks for nothing for very long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const source = Readable.from([piece, piece, piece, piece]);
    const read = readSteadily(source, limits)[Symbol.asyncIterator]();
    await read.next();
    await settled();
    vi.advanceTimersByTime(limits.idle);
    expect(source.destroyed).toBe(true);
    await expect(read.next()).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
  });

  it('fails and closes a source that hangs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const source = new Readable({ read: () => undefined });
    source.push(piece);
    const read = readSteadily(source, limits)[Symbol.asyncIterator]();
    await read.next();
    const hanging = expect(read.next()).rejects.toMatchObject({
      code: 'unavailable',
      cause: expect.any(DeadlinePassed),
    });
    await vi.advanceTimersByTimeAsync(2 * limits.read);
    await hanging;
    expect(source.destroyed).toBe(true);
  });

  it('fails the reader, not the process, when the source fails before anybody reads', async () => {
    const source = new Readable({ read: () => undefined });
    const reader = readSteadily(source, limits);
    source.destroy(new Error('socket hang up'));
    await settled();
    await expect(reader[Symbol.asyncIterator]().next()).rejects.toMatchObject(hangUp);
  });

  it('fails the next read when the source fails while nobody reads', async () => {
    const source = new Readable({ read: () => undefined });
    source.push(piece);
    const read = readSteadily(source, limits)[Symbol.asyncIterator]();
    await read.next();
    source.destroy(new Error('socket hang up'));
    await expect(read.next()).rejects.toMatchObject(hangUp);
  });

  it('closes the source with its reader, read or not', () => {
    const source = new Readable({ read: () => undefined });
    readSteadily(source, limits).destroy();
    expect(source.destroyed).toBe(true);
  });
});
