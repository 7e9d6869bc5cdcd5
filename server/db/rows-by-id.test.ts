import { describe, expect, it } from 'vitest';
import { rowsById } from './rows-by-id.ts';

const ids = ['10', '20', '30', '40', '50'].map((start) => `${start}000000-0000-0000-0000-000000000000`);

function readAfter(id: string) {
  const rows = ids.filter((other) => other > id).map((other) => ({ id: other }));
  return Promise.resolve(rows.slice(0, 2));
}

describe('rows by id', () => {
  it('are all read, each once', async () => {
    const read: string[] = [];
    for await (const { id } of rowsById(readAfter)) read.push(id);
    expect(read).toEqual(ids);
  });

  it('are read no further when the work is stopped', async () => {
    const work = new AbortController();
    const read: string[] = [];
    for await (const { id } of rowsById(readAfter, work.signal)) {
      read.push(id);
      if (read.length === 3) work.abort();
    }
    expect(read).toEqual(ids.slice(0, 3));
  });
});
