import { Readable } from 'node:stream';
import { withDeadline } from '../deadline.ts';

/**
 * Reads a stream that could hang: it fails when the next piece takes longer than the limit. The time in which
 * nobody asks for a piece does not count, since whoever reads may be slow.
 */
export function readSteadily(source: Readable, limit: number): Readable {
  return Readable.from(pieces(source, limit), { objectMode: false });
}

async function* pieces(source: Readable, limit: number): AsyncGenerator<Buffer> {
  const iterator = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await withDeadline(limit, () => iterator.next());
      if (next.done) return;
      yield next.value as Buffer;
    }
  } finally {
    source.destroy();
  }
}
