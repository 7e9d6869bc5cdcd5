import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { projectPath } from '../db/project-path.ts';
import { ProductProcess } from '../testing/product-process.ts';
import { quickStart } from '../testing/quick-start.ts';
import { type DataDir, usedDataDir } from '../testing/used-data-dir.ts';

let used: DataDir;
beforeEach(() => {
  used = usedDataDir();
});
afterEach(() => used.remove());

/** Every path in the folder, including itself, that other users of the machine may access. */
function openToOthers(path: string): string[] {
  const facts = lstatSync(path, { throwIfNoEntry: false });
  if (!facts || facts.isSymbolicLink()) return [];
  const own = (facts.mode & 0o077) === 0 ? [] : [`${(facts.mode & 0o777).toString(8)} ${path}`];
  const within = facts.isDirectory()
    ? readdirSync(path).flatMap((name) => openToOthers(join(path, name)))
    : [];
  return [...own, ...within];
}

describe('the data folder', () => {
  it('is private from the first start, and so is a backup of it', () => {
    const created = inject('template');
    expect(existsSync(join(created, 'database', 'PG_VERSION'))).toBe(true);
    expect(openToOthers(created)).toEqual([]);
    const backup = join(used.path, 'all.backup.zip');
    execFileSync(process.execPath, [...quickStart, projectPath('dist/server/backup.js'), backup], {
      env: { PATH: process.env.PATH, DATA_DIR: used.path },
    });
    expect([...openToOthers(used.path), ...openToOthers(backup)]).toEqual([]);
  });

  it('is made private again when an earlier version or a copy has left it open', async () => {
    writeFileSync(join(used.path, 'app-secret'), 's'.repeat(40));
    execFileSync('chmod', ['-R', 'a+rwX', used.path]);
    const product = await ProductProcess.start({ DATA_DIR: used.path });
    expect(openToOthers(used.path)).toEqual([]);
    expect(await product.end('SIGTERM')).toBe(0);
    expect(openToOthers(used.path)).toEqual([]);
  });
});
