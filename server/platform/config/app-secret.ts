import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

const shortestSecret = 32;

/**
 * The key that signs form tokens. It is configured in production; otherwise it is created once and kept in
 * the data folder.
 */
export function appSecret(config: Pick<Config, 'appSecret' | 'dataDir'>): string {
  return config.appSecret ?? keptSecret(join(config.dataDir, 'app-secret'));
}

function keptSecret(file: string): string {
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (kept.length >= shortestSecret) return kept;
  rmSync(file, { force: true });
  return newSecret(file);
}

/** The file appears completely or not at all, and only one of two simultaneous processes creates it. */
function newSecret(file: string): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(shortestSecret).toString('base64url'), { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8');
}
