import { beforeEach, describe, expect, it } from 'vitest';
import { Readiness } from './readiness.ts';

let answers: boolean;
let hasSpace: boolean;
let writes: number;
let readiness: Readiness;
beforeEach(() => {
  [answers, hasSpace, writes] = [true, true, 0];
  readiness = new Readiness({
    ping: async () => {
      if (!answers) throw new Error('connection refused');
    },
    tryToWrite: async () => {
      writes += 1;
      if (!hasSpace) throw new Error('No space left on device');
    },
  });
});

describe('a process', () => {
  it('is ready while its database answers, and asks for nothing else', async () => {
    expect(await readiness.look()).toBe('ready');
    answers = false;
    expect(await readiness.look()).toBe('database_unreachable');
    answers = true;
    expect(await readiness.look()).toBe('ready');
    expect(writes).toBe(0);
  });

  it('is not ready after a write found no space, until a write works again', async () => {
    hasSpace = false;
    readiness.noteFullDisk();
    expect(await readiness.look()).toBe('disk_full');
    expect(await readiness.look()).toBe('disk_full');
    hasSpace = true;
    expect(await readiness.look()).toBe('ready');
    expect(await readiness.look()).toBe('ready');
    expect(writes).toBe(3);
  });

  it('answers everybody who asks at the same time by one look', async () => {
    readiness.noteFullDisk();
    const statuses = await Promise.all([readiness.look(), readiness.look(), readiness.look()]);
    expect(statuses).toEqual(['ready', 'ready', 'ready']);
    expect(writes).toBe(1);
  });
});
