import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { withSetupLock } from './setup-lock.mjs';
import { lockAddress, tryLock } from './socket-lock.mjs';
import { temporaryFolder } from './testing/temporary-folder.ts';

describe('the setup lock', () => {
  it('lets one process at a time work in a folder', async () => {
    const folder = temporaryFolder({});
    const events: string[] = [];
    const work = (name: string) => async () => {
      events.push(`${name} begins`);
      await wait(30);
      events.push(`${name} ends`);
    };
    await Promise.all(['a', 'b', 'c'].map((name) => withSetupLock(folder, work(name))));
    expect(events).toHaveLength(6);
    for (let index = 0; index < events.length; index += 2) {
      expect(events[index + 1]).toBe(events[index]?.replace('begins', 'ends'));
    }
  });

  it('is released when the work fails', async () => {
    const folder = temporaryFolder({});
    const failing = withSetupLock(folder, () => Promise.reject(new Error('no disk')));
    await expect(failing).rejects.toThrow('no disk');
    expect(await withSetupLock(folder, async () => 'done')).toBe('done');
  });

  it('is released when its holder is killed', async () => {
    const folder = temporaryFolder({});
    const script = `
    const { withSetupLock } = await import(${JSON.stringify(new URL('./setup-lock.mjs', import.meta.url).href)});
    await withSetupLock(${JSON.stringify(folder)}, () => new Promise(() => console.log('held')));`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(holder.stdout, 'data');
    expect(await tryLock(lockAddress('setup', folder))).toBeUndefined();
    const waiting = withSetupLock(folder, async () => 'done');
    holder.kill('SIGKILL');
    expect(await waiting).toBe('done');
  });
});
