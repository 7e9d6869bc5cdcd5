import { chownSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ uid: number, gid: number } | undefined} Account undefined where this process has no special rights */

/**
 * Gives a folder and everything in it to an account.
 * @param {Account} account
 * @param {string} folder
 */
export function giveTo(account, folder) {
  if (!account) return;
  chownSync(folder, account.uid, account.gid);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chownSync(join(entry.parentPath, entry.name), account.uid, account.gid);
}
