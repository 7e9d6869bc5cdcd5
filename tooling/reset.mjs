import { existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lockAddress, tryLock } from './socket-lock.mjs';

/** What the next start creates again; the app's secret stays. */
const FORGOTTEN = ['database', 'uploads', 'sandbox'];

const dataDir = resolve(process.env.DATA_DIR || './data');

if (process.env.DATABASE_URL)
  refuse('DATABASE_URL is set: reset empties the embedded database only. Unset it first.');
if (!existsSync(dataDir)) finish(`Nothing to reset: ${dataDir} does not exist.`);

const release = await tryLock(lockAddress('data', dataDir));
if (!release) refuse(`The data folder ${dataDir} is in use by a running Chalkline. Stop it first.`);

// The lock is held meanwhile, so that no server starts with half a database.
for (const name of FORGOTTEN) discard(join(dataDir, name));
release();
finish(
  `Reset: the database, the uploads and the sandbox in ${dataDir} are gone; the next start makes them anew.`,
);

/**
 * Renames first: if deleting is interrupted, the original path does not contain half a database.
 * @param {string} path
 */
function discard(path) {
  const discarded = `${path}.discarded`;
  rmSync(discarded, { recursive: true, force: true });
  if (existsSync(path)) renameSync(path, discarded);
  rmSync(discarded, { recursive: true, force: true });
}

/**
 * @param {string} reason
 * @returns {never}
 */
function refuse(reason) {
  console.error(reason);
  process.exit(1);
}

/**
 * @param {string} message
 * @returns {never}
 */
function finish(message) {
  console.log(message);
  process.exit(0);
}
