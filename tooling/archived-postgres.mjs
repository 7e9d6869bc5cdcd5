import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startShell } from './command-shell.mjs';
import { freePort } from './free-port.mjs';
import { prepareServer } from './postgres.mjs';
import { projectRoot } from './project-root.mjs';

/**
 * A PostgreSQL server that can be restored by pgBackRest. `restore` takes a time, or the end of the archive.
 * @typedef {{
 *   url: string,
 *   backUp: () => Promise<void>,
 *   lose: () => Promise<void>,
 *   restore: (time?: string) => Promise<void>,
 *   remove: () => Promise<void>,
 * }} ArchivedPostgres
 */

/** `lose` kills the server and deletes its data, as when its disk breaks. Only the archive is left. */
const SUPERVISOR = `
folder=$1 binaries=$2 port=$3
export PGPASSFILE="$folder/pgpass"
printf '*:*:*:postgres:%s\\n' "$(cat "$folder/password")" >"$PGPASSFILE"
chmod 600 "$PGPASSFILE"
pgbackrest="pgbackrest --config=$folder/pgbackrest.conf --stanza=chalkline"
report() { "$@" >>"$folder/log" 2>&1 </dev/null && echo done || echo failed; }
initialise() {
  "$binaries/initdb" -D "$folder/data" -U postgres -A scram-sha-256 --pwfile="$folder/password" \\
    -E UTF8 --locale=C --no-sync
}
start() {
  "$binaries/pg_ctl" -D "$folder/data" -l "$folder/server.log" -w -t 600 start -o "-p $port \\
    -c listen_addresses=127.0.0.1 -c unix_socket_directories=$folder -c fsync=off -c full_page_writes=off -c max_wal_size=8GB \\
    -c archive_mode=on -c archive_timeout=30 -c archive_command='$folder/pgbackrest-archive %p'"
}
back_up() {
  $pgbackrest stanza-create || return 1
  touch "$folder/archiving"
  $pgbackrest --type=full backup
}
lose() {
  main=$(head -n 1 "$folder/data/postmaster.pid")
  pids="$main $(pgrep -P "$main" | tr '\\n' ' ')"
  segment=$(sed -n 7p "$folder/data/postmaster.pid" | awk '{ print $2 }')
  kill -9 $pids
  for pid in $pids; do while kill -0 "$pid" 2>/dev/null; do sleep 0.01; done; done
  ipcrm -m "$segment"
  rm -rf "$folder/data"
}
restore() {
  mkdir -m 700 "$folder/data"
  if [ -z "$1" ]; then $pgbackrest restore
  else $pgbackrest --type=time --target="$1" --target-action=promote restore; fi && start
}
# Nothing is archived before the first backup.
printf '#!/bin/sh\\n[ -e %s/archiving ] || exit 0\\nexec %s archive-push "$1"\\n' "$folder" "$pgbackrest" >"$folder/pgbackrest-archive"
chmod 700 "$folder/pgbackrest-archive"
while read -r action word; do
  case $action in
    initialise) report initialise ;;
    start) report start ;;
    backup) report back_up ;;
    lose) report lose ;;
    restore) report restore "$word" ;;
  esac
done
[ -e "$folder/data/postmaster.pid" ] && lose >/dev/null 2>&1
cd /
rm -rf "$folder"
`;

/**
 * Starts a server in a temporary folder, with the settings of `deploy/pgbackrest.conf`. It listens on 127.0.0.1
 * only, and `remove` deletes it together with its archive.
 * @returns {Promise<ArchivedPostgres>}
 */
export async function startArchivedPostgres() {
  const { binaries, account, password, folder } = prepareServer(['initdb', 'postgres', 'pg_ctl']);
  const port = await freePort();
  writeFileSync(join(folder, 'pgbackrest.conf'), settings(folder, port));
  const { execute, close } = startShell({ folder, account }, SUPERVISOR, [binaries, String(port)]);
  await execute('initialise');
  await execute('start');
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    backUp: () => execute('backup'),
    lose: () => execute('lose'),
    restore: (time = '') => execute(`restore ${time}`),
    remove: close,
  };
}

/**
 * @param {string} folder
 * @param {number} port
 */
function settings(folder, port) {
  const own = { 'repo1-path': `${folder}/repository`, 'lock-path': `${folder}/lock`, 'log-path': folder };
  const ofServer = {
    'pg1-path': `${folder}/data`,
    'pg1-socket-path': folder,
    'pg1-port': port,
    'pg1-user': 'postgres',
  };
  return readFileSync(join(projectRoot, 'deploy/pgbackrest.conf'), 'utf8')
    .replace(/^repo1-path=.*$/m, linesOf(own))
    .replace(/^pg1-path=.*$/m, linesOf(ofServer));
}

/** @param {Record<string, string | number>} values */
function linesOf(values) {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');
}
