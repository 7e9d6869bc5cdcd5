import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isExecutable, searchPath } from './executables.mjs';
import { freePort } from './free-port.mjs';
import { createFolder, serverAccount } from './postgres.mjs';
import { startSupervised } from './supervised-program.mjs';

/** @typedef {{ url: string, stop: () => Promise<void> }} RunningPgBouncer */

/**
 * Where PgBouncer is installed, if it is.
 * @returns {string | undefined}
 */
export function findPgBouncer() {
  return [...searchPath(), '/usr/sbin', '/opt/homebrew/bin', '/usr/local/bin']
    .map((folder) => join(folder, 'pgbouncer'))
    .find(isExecutable);
}

/**
 * Starts PgBouncer in transaction mode in front of a server, on a free local port.
 * @param {string} serverUrl
 * @returns {Promise<RunningPgBouncer>}
 */
export async function startPgBouncer(serverUrl) {
  const program = findPgBouncer();
  if (!program) throw new Error('PgBouncer was not found.');
  const account = serverAccount();
  const folder = createFolder(account, '');
  const port = await freePort();
  writeFileSync(join(folder, 'pgbouncer.ini'), settings(new URL(serverUrl), port));
  const { log, stop } = startSupervised({ folder, account }, [program, join(folder, 'pgbouncer.ini')]);
  if (!(await hasStarted(log))) {
    await stop();
    throw new Error('PgBouncer did not start.');
  }
  return { url: Object.assign(new URL(serverUrl), { hostname: '127.0.0.1', port: String(port) }).href, stop };
}

/**
 * Any user may connect and becomes the user of the server's address: only tests reach it.
 * @param {URL} server
 * @param {number} port
 */
function settings(server, port) {
  const { hostname, username, password } = server;
  return `[databases]
* = host=${hostname} port=${server.port || 5432} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
max_client_conn = 200
`;
}

/** @param {import('node:stream').Readable} log */
async function hasStarted(log) {
  for await (const line of createInterface({ input: log })) {
    if (!line.includes('process up')) continue;
    log.resume();
    return true;
  }
  return false;
}
