import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectPath } from '../db/project-path.ts';
import { ProductProcess } from '../testing/product-process.ts';
import { usedDataDir } from '../testing/used-data-dir.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chalkline-private-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

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
    const [dataDir, backup] = [join(folder, 'data'), join(folder, 'all.backup.zip')];
    execFileSync(process.execPath, [projectPath('dist/server/backup.js'), backup], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    });
    expect(existsSync(join(dataDir, 'database', 'PG_VERSION'))).toBe(true);
    expect([...openToOthers(dataDir), ...openToOthers(backup)]).toEqual([]);
  });

  it('is made private again when an earlier version or a copy has left it open', async () => {
    const used = usedDataDir();
    writeFileSync(join(used.path, 'app-secret'), 's'.repeat(40));
    execFileSync('chmod', ['-R', 'a+rwX', used.path]);
    const product = await ProductProcess.start({ DATA_DIR: used.path });
    expect(openToOthers(used.path)).toEqual([]);
    expect(await product.end('SIGTERM')).toBe(0);
    expect(openToOthers(used.path)).toEqual([]);
    used.remove();
  });
});
