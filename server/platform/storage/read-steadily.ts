import { Readable } from 'node:stream';
import { withDeadline } from '../concurrency/deadline.ts';

/**
 * Reads a stream that could hang: it fails when the next piece takes longer than the limit. The time in which
 * nobody asks for a piece does not count, since whoever reads may be slow.
 */
export function readSteadily(source: Readable, limit: number): Readable {
  // Whoever reads next gets the error. Without a listener, one that comes earlier would end the process.
  source.on('error', () => undefined);
  const iterator = source[Symbol.asyncIterator]();
  const readNext = async (reader: Readable) => {
    try {
      const next = await withDeadline(limit, () => iterator.next());
      reader.push(next.done ? null : next.value);
    } catch (error) {
      reader.destroy(error as Error);
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
