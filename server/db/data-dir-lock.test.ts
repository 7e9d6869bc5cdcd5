import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirInUse, lockDataDir } from './data-dir-lock.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'chalkline-lock-')), 'a-name-that-makes-the-path-long-'.repeat(5));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the data folder', () => {
  it('is held by one at a time, and leaves nothing behind', async () => {
    const lock = await lockDataDir(folder);
    await expect(lockDataDir(folder)).rejects.toThrow(DataDirInUse);
    await lock.release();
    expect(existsSync(join(folder, 'lock.sock'))).toBe(false);
    await (await lockDataDir(folder)).release();
  });

  it('is given to one of many who ask at once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => lockDataDir(folder)));
    const held = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(held).toHaveLength(1);
    for (const outcome of held) await outcome.value.release();
  });
});
