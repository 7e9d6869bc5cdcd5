import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Readiness } from './readiness.ts';

let answers: boolean;
let hasSpace: boolean;
let writes: number;
let readiness: Readiness;
const fullDisk = new Error('write failed', { cause: new Error('No space left on device') });
afterEach(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  [answers, hasSpace, writes] = [true, true, 0];
  readiness = new Readiness({
    ping: async () => {
      if (!answers) throw new Error('connection refused');
    },
    tryToWrite: async () => {
      writes += 1;
      if (!hasSpace) throw fullDisk;
    },
  });
});

describe('a process', () => {
  it('is ready while its database answers, and checks nothing else', async () => {
    expect(await readiness.look()).toBe('ready');
    answers = false;
    expect(await readiness.look()).toBe('database_unreachable');
    answers = true;
    expect(await readiness.look()).toBe('ready');
    expect(writes).toBe(0);
  });

  it('is not ready after a write found no space, until a write succeeds', async () => {
    hasSpace = false;
    readiness.noteError(fullDisk);
    expect(await readiness.look()).toBe('disk_full');
    expect(await readiness.look()).toBe('disk_full');
    hasSpace = true;
    expect(await readiness.look()).toBe('ready');
    expect(await readiness.look()).toBe('ready');
    expect(writes).toBe(3);
  });

  it('is ready again when the test write fails for another reason', async () => {
    readiness = new Readiness({
      ping: async () => undefined,
      tryToWrite: async () => {
        throw new Error('permission denied');
      },
    });
    readiness.noteError(fullDisk);
    expect(await readiness.look()).toBe('ready');
  });

  it('ignores errors other than a full disk', async () => {
    hasSpace = false;
    readiness.noteError(new Error('something else'));
    expect(await readiness.look()).toBe('ready');
    expect(writes).toBe(0);
  });

  it.each(['ping', 'tryToWrite'] as const)('does not wait forever for %s', async (hanging) => {
    vi.useFakeTimers();
    const checks = { ping: async () => undefined, tryToWrite: async () => undefined };
    readiness = new Readiness({ ...checks, [hanging]: () => new Promise(() => undefined) });
    readiness.noteError(fullDisk);
    const answer = readiness.look();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await answer).toBe(hanging === 'ping' ? 'database_unreachable' : 'ready');
  });

  it('answers concurrent requests with one check', async () => {
    readiness.noteError(fullDisk);
    const statuses = await Promise.all([readiness.look(), readiness.look(), readiness.look()]);
    expect(statuses).toEqual(['ready', 'ready', 'ready']);
    expect(writes).toBe(1);
  });
});
