import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isExecutable, searchPath, versionedFolders } from './executables.mjs';
import { freePort } from './free-port.mjs';

/** @typedef {{ url: string } | { binaries: string }} PostgresSource a server that runs, or programs to start one */
/** @typedef {{ url: string, stop: () => Promise<void> }} RunningPostgres */

const START_LIMIT_MS = 60_000;

/**
 * Runs until its standard input closes, so the server stops and its folder is removed however the command that
 * started it ends, including `kill -9`. TERM ends a setup that is still running; INT makes a running server
 * close its connections.
 */
const UNTIL_INPUT_CLOSES = `
folder=$1 binaries=$2 port=$3
{
  "$binaries/initdb" -D "$folder/data" -U postgres -A scram-sha-256 --pwfile="$folder/password" \
    -E UTF8 --locale=C --no-sync >/dev/null || { echo "error: initdb failed" >&2; exit 1; }
  exec "$binaries/postgres" -D "$folder/data" -p "$port" -c listen_addresses=127.0.0.1 \
    -c unix_socket_directories= -c fsync=off -c synchronous_commit=off -c full_page_writes=off \
    -c max_connections=200 -c log_min_messages=log
} </dev/null &
server=$!
cat >/dev/null
kill -TERM $server
kill -INT $server
wait $server
cd /
rm -rf "$folder"
`;

/** @returns {PostgresSource | undefined} */
export function findPostgres() {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url };
  const binaries = findPostgresPrograms(['initdb', 'postgres']);
  return binaries ? { binaries } : undefined;
}

/**
 * The folder that contains all of these programs.
 * @param {string[]} programs
 */
export function findPostgresPrograms(programs) {
  return candidateFolders().find((folder) =>
    programs.every((program) => isExecutable(join(folder, program))),
  );
}

/**
 * Returns a server for tests: the running one, or a new one in a temporary folder, which listens on 127.0.0.1
 * only and is removed by `stop`.
 * @param {PostgresSource} source
 * @returns {Promise<RunningPostgres>}
 */
export async function startPostgres(source) {
  if ('url' in source) return { url: source.url, stop: async () => {} };
  const account = serverAccount();
  const password = randomBytes(16).toString('hex');
  const folder = createFolder(account, password);
  const port = await freePort();
  const supervisor = spawn('sh', ['-c', UNTIL_INPUT_CLOSES, 'sh', folder, source.binaries, String(port)], {
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
    ...account,
  });
  const ended = new Promise((resolve) => supervisor.once('close', resolve));
  const stop = async () => {
    supervisor.stdin.end();
    await ended;
  };
  await untilReady(supervisor.stderr).catch(async (error) => {
    await stop();
    throw error;
  });
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop };
}

function candidateFolders() {
  return [
    ...searchPath(),
    ...versionedFolders('/usr/lib/postgresql', 'bin'),
    ...versionedFolders('/opt/homebrew/opt', 'bin').filter((path) => path.includes('/postgresql')),
    ...versionedFolders('/usr/local/opt', 'bin').filter((path) => path.includes('/postgresql')),
    ...versionedFolders('/Applications/Postgres.app/Contents/Versions', 'bin'),
    ...versionedFolders('/usr', 'bin').filter((path) => path.includes('/pgsql-')),
    '/usr/local/pgsql/bin',
  ];
}

/**
 * Finds the programs, and creates a temporary folder with the password of a new server.
 * @param {string[]} programs
 */
export function prepareServer(programs) {
  const binaries = findPostgresPrograms(programs);
  if (!binaries) throw new Error(`The programs of PostgreSQL (${programs.join(', ')}) were not found.`);
  const account = serverAccount();
  const password = randomBytes(16).toString('hex');
  return { binaries, account, password, folder: createFolder(account, password) };
}

/**
 * PostgreSQL refuses to run as root, so root runs it under another account.
 * @returns {{ uid: number, gid: number } | undefined}
 */
export function serverAccount() {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = ['postgres', 'nobody']
    .map((name) => accounts.find((fields) => fields[0] === name))
    .find(Boolean);
  if (!account) throw new Error('PostgreSQL does not run as root, and there is no account "postgres".');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/**
 * @param {{ uid: number, gid: number } | undefined} account
 * @param {string} password
 */
export function createFolder(account, password) {
  const folder = mkdtempSync(join(tmpdir(), 'chalkline-postgres-'));
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid);
  return folder;
}

/**
 * @param {import('node:stream').Readable} log
 * @returns {Promise<void>}
 */
function untilReady(log) {
  let text = '';
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`PostgreSQL did not start:\n${text}`));
    const limit = setTimeout(fail, START_LIMIT_MS);
    log.setEncoding('utf8').on('data', (chunk) => {
      text = (text + chunk).slice(-4000);
      const ready = text.includes('ready to accept connections');
      if (!ready && !/FATAL|PANIC|error:/.test(text)) return;
      clearTimeout(limit);
      ready ? resolve() : fail();
    });
  });
}
