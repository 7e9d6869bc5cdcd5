import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inParts } from './in-parts.ts';

describe('content in parts', () => {
  it('has parts of one length, except for a shorter last one, whatever its chunks are', async () => {
    const chunkLengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(chunkLengths, async (lengths) => {
        const chunks = lengths.map((length, index) => Buffer.alloc(length, index));
        const parts: Buffer[] = [];
        for await (const part of inParts(Readable.from(chunks), 16)) parts.push(part);
        expect(Buffer.concat(parts).equals(Buffer.concat(chunks))).toBe(true);
        expect(parts.slice(0, -1).every(({ length }) => length === 16)).toBe(true);
        expect(parts.at(-1)?.length).toBeLessThanOrEqual(16);
      }),
    );
  });
});
