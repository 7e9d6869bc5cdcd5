import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse';

  constructor(dataDir: string) {
    super(
      `The data folder ${dataDir} is in use by another running Chalkline. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
}

export interface DataDirLock {
  release(): Promise<void>;
}

/**
 * Locks the data folder for this process. The embedded database has no reliable lock, and two processes on
 * one folder destroy each other's rows. The lock is a listening socket, which the kernel closes when the
 * process dies, however it dies. There are two sockets. One is named after the folder's inode and leaves
 * nothing behind, but is invisible to other containers. The other is a file in the folder, which they do
 * see; when a killed process has left it behind, nobody answers on it.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  mkdirSync(dataDir, { recursive: true });
  const named = process.platform === 'darwin' ? undefined : await listen(socketName(dataDir));
  if (named === null) throw new DataDirInUse(dataDir);
  const filed = process.platform === 'win32' ? undefined : await takeSocketFile(dataDir);
  if (filed === null) {
    await close(named);
    throw new DataDirInUse(dataDir);
  }
  return {
    release: async () => {
      await close(filed);
      await close(named);
    },
  };
}

function socketName(dataDir: string): string {
  const { dev, ino } = statSync(dataDir);
  const name = `chalkline-data-${dev}-${ino}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : `\0${name}`;
}

/** `null` when another process holds it. */
async function takeSocketFile(dataDir: string): Promise<Server | null> {
  const folder = openSync(dataDir, 'r');
  // A socket's path is limited to about a hundred characters; through the open folder it is short.
  const path =
    process.platform === 'linux' ? `/proc/self/fd/${folder}/lock.sock` : join(dataDir, 'lock.sock');
  const server = (await answers(path)) ? null : await replaceSocketFile(path);
  // The file is removed by its path when the socket closes, so the folder stays open until then.
  if (server) server.once('close', () => closeSync(folder));
  else closeSync(folder);
  return server;
}

function replaceSocketFile(path: string): Promise<Server | null> {
  rmSync(path, { force: true });
  return listen(path);
}

function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((connection) => connection.destroy());
    server.once('listening', () => resolve(server.unref()));
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path);
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(path);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}

function close(server: Server | null | undefined): Promise<void> {
  return new Promise((done) => (server ? server.close(() => done()) : done()));
}
