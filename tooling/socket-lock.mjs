import { rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether sockets are files on this system, which remain when a process is killed. */
const LEAVES_FILES = process.platform !== 'linux' && process.platform !== 'win32';

/**
 * The name of the lock on a folder, the same in every process.
 * @param {'setup' | 'data'} purpose `data` is the lock that a running server holds on its DATA_DIR
 * @param {string} folder
 */
export function lockAddress(purpose, folder) {
  const { dev, ino } = statSync(folder);
  const name = `chalkline-${purpose}-${dev}-${ino}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/**
 * Takes a lock without waiting. The lock is a listening socket, so that the system releases it when its holder
 * is killed.
 * @param {string} address
 * @returns {Promise<(() => void) | undefined>} what releases the lock, or nothing when it is taken
 */
export async function tryLock(address) {
  const release = await listen(address);
  if (release || !LEAVES_FILES || (await connectionTo(address))) return release;
  rmSync(address, { force: true });
  return listen(address);
}

/**
 * Resolves when the holder of a lock has released it or has ended; until then it keeps the connection open.
 * @param {string} address
 */
export async function untilReleased(address) {
  const connection = await connectionTo(address);
  if (!connection) return;
  await new Promise((resolve) => connection.once('close', resolve).once('error', resolve).resume());
}

/**
 * @param {string} address
 * @returns {Promise<(() => void) | undefined>}
 */
function listen(address) {
  /** @type {Set<import('node:net').Socket>} */
  const waiting = new Set();
  const server = createServer((socket) => waiting.add(socket.on('error', () => waiting.delete(socket))));
  const release = () => {
    server.close();
    for (const socket of waiting) socket.destroy();
  };
  return new Promise((resolve, reject) => {
    server.once('listening', () => resolve(release));
    server.once('error', (error) => (isTaken(error) ? resolve(undefined) : reject(error)));
    server.listen(address);
  });
}

/**
 * @param {string} address
 * @returns {Promise<import('node:net').Socket | undefined>}
 */
function connectionTo(address) {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });
}

/** @param {Error} error */
function isTaken(error) {
  return 'code' in error && error.code === 'EADDRINUSE';
}
