import { spawnSync } from 'node:child_process';
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

/** Tries to lock the folder from a process that does not see this one's sockets, as in another container. */
function askFromAnotherNetwork(): string {
  const ask = `import(process.argv[1])
    .then(({ lockDataDir }) => lockDataDir(process.argv[2]))
    .then(() => 'taken', (error) => error.name)
    .then((outcome) => { console.log(outcome); process.exit(); })`;
  const lock = new URL('./data-dir-lock.ts', import.meta.url).href;
  const { stdout, stderr } = spawnSync(
    'unshare',
    ['--net', process.execPath, '--import', 'tsx', '--eval', ask, lock, folder],
    { encoding: 'utf8' },
  );
  return stdout.trim() || stderr;
}

describe('the data folder', () => {
  it('is locked for other containers too, and free for them after release', async ({ skip }) => {
    const isPermitted = spawnSync('unshare', ['--net', 'true']).status === 0;
    skip(!isPermitted, 'this user may not make a network of its own (unshare --net)');
    const lock = await lockDataDir(folder);
    expect(askFromAnotherNetwork()).toBe('DataDirInUse');
    await lock.release();
    expect(askFromAnotherNetwork()).toBe('taken');
  });

  it('is locked by one at a time, and leaves nothing behind', async () => {
    const lock = await lockDataDir(folder);
    await expect(lockDataDir(folder)).rejects.toThrow(DataDirInUse);
    await lock.release();
    expect(existsSync(join(folder, 'lock.sock'))).toBe(false);
    await (await lockDataDir(folder)).release();
  });

  it('is locked by exactly one of many simultaneous attempts', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => lockDataDir(folder)));
    const held = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(held).toHaveLength(1);
    for (const outcome of held) await outcome.value.release();
  });
});
