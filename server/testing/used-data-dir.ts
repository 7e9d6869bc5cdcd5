import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A data folder in which the product was started once, for one test. */
export function usedDataDir(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'chalkline-process-'));
  cpSync(inject('template'), path, { recursive: true });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
