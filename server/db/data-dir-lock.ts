import { mkdirSync, statSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
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
 * Takes the data folder for this process. The embedded database has no lock that can be relied on,
 * and two processes on one folder destroy each other's rows. The lock is a listening socket named
 * after the folder's inode: the kernel lets go of it when the process dies, however it dies, so
 * there is never a stale lock to clear away.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  mkdirSync(dataDir, { recursive: true });
  const name = socketName(dataDir);
  const server = (await listen(name)) ?? (await listenAfterLeftover(name));
  if (!server) throw new DataDirInUse(dataDir);
  server.unref();
  return { release: () => new Promise((done) => server.close(() => done())) };
}

function socketName(dataDir: string): string {
  const { dev, ino } = statSync(dataDir);
  const name = `chalkline-data-${dev}-${ino}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((connection) => connection.destroy());
    server.once('listening', () => resolve(server));
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(path);
  });
}

/** Only where sockets are files can one be left behind by a dead process: nobody answers on it. */
async function listenAfterLeftover(path: string): Promise<Server | undefined> {
  const isFile = !path.startsWith('\0') && process.platform !== 'win32';
  if (!isFile || (await answers(path))) return undefined;
  unlinkSync(path);
  return listen(path);
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
