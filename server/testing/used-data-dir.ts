import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

export interface DataDir {
  readonly path: string;
  /** A copy of the folder as it is now. No product may be using it. */
  copy(): DataDir;
  remove(): void;
}

/** A data folder in which the product was started once. */
export function usedDataDir(): DataDir {
  return copyOf(inject('template'));
}

function copyOf(original: string): DataDir {
  const path = mkdtempSync(join(tmpdir(), 'chalkline-process-'));
  cpSync(original, path, { recursive: true });
  return { path, copy: () => copyOf(path), remove: () => rmSync(path, { recursive: true, force: true }) };
}
