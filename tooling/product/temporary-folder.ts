import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Closing } from './closing.ts';

/** An empty folder that is removed when the work ends. */
export function temporaryFolder(closing: Closing): string {
  const folder = mkdtempSync(join(tmpdir(), 'chalkline-'));
  closing.add(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
