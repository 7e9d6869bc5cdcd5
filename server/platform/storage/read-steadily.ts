import { Readable } from 'node:stream';
import { withDeadline } from '../concurrency/deadline.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

/**
 * Reads a file of a bucket that could hang. It fails when the next chunk takes longer than the limit. Time in which
 * nobody asks for a chunk does not count, because the reader may be slow.
 */
export function readSteadily(source: Readable, limit: number): Readable {
  // The next read gets the error. Without a listener, an earlier error would end the process.
  source.on('error', () => undefined);
  const iterator = source[Symbol.asyncIterator]();
  const readNext = async (reader: Readable) => {
    try {
      const next = await withDeadline(limit, () => iterator.next());
      reader.push(next.done ? null : next.value);
    } catch (error) {
      reader.destroy(new StorageUnavailable(error));
    }
  };
  return new Readable({
    read() {
      void readNext(this);
    },
    destroy(error, done) {
      source.destroy();
      done(error);
    },
  });
}
