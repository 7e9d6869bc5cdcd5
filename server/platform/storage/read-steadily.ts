import { Readable } from 'node:stream';
import { withDeadline } from '../concurrency/deadline.ts';
import type { BucketLimits } from './bucket-limits.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

/**
 * Reads a file of a bucket that could hang. It fails when the next chunk takes longer than the limit. Time in which
 * nobody asks for a chunk does not count, because the reader may be slow. A reader that asks for nothing for very long
 * is closed, because it occupies one of the connections to the bucket.
 */
export function readSteadily(source: Readable, limits: Pick<BucketLimits, 'read' | 'idle'>): Readable {
  // The next read gets the error. Without a listener, an earlier error would end the process.
  source.on('error', () => undefined);
  const iterator = source[Symbol.asyncIterator]();
  let idle: NodeJS.Timeout | undefined;
  const readNext = async (reader: Readable) => {
    try {
      const next = await withDeadline(limits.read, () => iterator.next());
      const isMoreWanted = reader.push(next.done ? null : next.value);
      if (isMoreWanted || next.done || reader.destroyed) return;
      // No error is passed, because one that nobody listens for would end the process.
      idle = setTimeout(() => reader.destroy(), limits.idle);
    } catch (error) {
      reader.destroy(new StorageUnavailable(error));
    }
  };
  return new Readable({
    read() {
      clearTimeout(idle);
      void readNext(this);
    },
    destroy(error, done) {
      clearTimeout(idle);
      source.destroy();
      done(error);
    },
  });
}
