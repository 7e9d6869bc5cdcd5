import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyPreparedDatabase } from './prepared-database.ts';

describe('a new embedded database', () => {
  let folder: string;
  let prepared: string;
  let target: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'chalkline-prepared-'));
    prepared = join(folder, 'prepared');
    target = join(folder, 'data', 'database');
    mkdirSync(join(prepared, 'base', '1'), { recursive: true });
    writeFileSync(join(prepared, 'PG_VERSION'), '18\n', { mode: 0o444 });
    writeFileSync(join(prepared, 'base', '1', '112'), Buffer.from([0, 255, 1]));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is a copy of the prepared one, whose files this process may write', async () => {
    await copyPreparedDatabase(target, prepared);
    expect(readFileSync(join(target, 'PG_VERSION'), 'utf8')).toBe('18\n');
    expect(readFileSync(join(target, 'base', '1', '112'))).toEqual(Buffer.from([0, 255, 1]));
    expect(statSync(join(target, 'PG_VERSION')).mode & 0o200).toBe(0o200);
  });

  it('replaces what a killed process has left of its copy', async () => {
    mkdirSync(`${target}.unfinished`, { recursive: true });
    writeFileSync(join(`${target}.unfinished`, 'leftover'), '');
    await copyPreparedDatabase(target, prepared);
    expect(existsSync(join(target, 'leftover'))).toBe(false);
    expect(existsSync(`${target}.unfinished`)).toBe(false);
  });

  it('never replaces a database', async () => {
    mkdirSync(target, { recursive: true });
    await copyPreparedDatabase(target, prepared);
    expect(existsSync(join(target, 'PG_VERSION'))).toBe(false);
  });

  it('is left to PGlite where nothing is prepared', async () => {
    await copyPreparedDatabase(target, join(folder, 'missing'));
    expect(existsSync(target)).toBe(false);
  });
});
