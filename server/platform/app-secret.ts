import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** The key that signs form tokens: given in production, made once and kept in the data folder otherwise. */
export function appSecret(config: Pick<Config, 'appSecret' | 'dataDir'>): string {
  return config.appSecret ?? keptSecret(join(config.dataDir, 'app-secret'));
}

function keptSecret(file: string): string {
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8');
}
