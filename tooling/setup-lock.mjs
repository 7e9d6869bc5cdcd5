import { lockAddress, tryLock, untilReleased } from './socket-lock.mjs';

/**
 * Lets one process at a time install or build in a folder; the others wait.
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withSetupLock(folder, work) {
  const release = await acquire(lockAddress('setup', folder));
  try {
    return await work();
  } finally {
    release();
  }
}

/** @param {string} address */
async function acquire(address) {
  for (let attempt = 1; ; attempt += 1) {
    const release = await tryLock(address);
    if (release) return release;
    if (attempt === 1) console.log('Another command is setting up this folder; waiting for it.');
    await untilReleased(address);
  }
}
