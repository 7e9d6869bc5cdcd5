import { startShell } from './command-shell.mjs';
import { freePort } from './free-port.mjs';
import { prepareServer } from './postgres.mjs';

/**
 * How a server is stopped. `fast` is an orderly restart by an administrator, `immediate` is a crash that
 * needs recovery, and `kill` ends the main process with SIGKILL.
 * @typedef {'fast' | 'immediate' | 'kill'} StopMode
 */

/**
 * A PostgreSQL server that fault tests may stop and start as they like. It keeps its port and its data.
 * @typedef {{
 *   url: string,
 *   stop: (mode: StopMode) => Promise<void>,
 *   start: () => Promise<void>,
 *   restart: (mode: StopMode) => Promise<void>,
 *   remove: () => Promise<void>,
 * }} RestartablePostgres
 */

/**
 * Reads commands from its standard input and answers each with one line. When the input closes, for whatever
 * reason, the server stops and its folder is removed. Commits are acknowledged only
 * once they are written, so that a crash loses nothing; they need not reach the disk, which makes it fast.
 */
const SUPERVISOR = `
folder=$1 binaries=$2 port=$3
options="-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories= \\
  -c fsync=off -c full_page_writes=off -c max_connections=200"
report() { "$@" >>"$folder/log" 2>&1 </dev/null && echo done || echo failed; }
initialise() {
  "$binaries/initdb" -D "$folder/data" -U postgres -A scram-sha-256 --pwfile="$folder/password" \\
    -E UTF8 --locale=C --no-sync
}
start() { "$binaries/pg_ctl" -D "$folder/data" -l "$folder/server.log" -w -t 60 -o "$options" start; }
stop() { "$binaries/pg_ctl" -D "$folder/data" -m "$1" -w -t 60 stop; }
kill_main() {
  main=$(head -n 1 "$folder/data/postmaster.pid")
  # The others notice that the main process has gone, and end by themselves.
  others=$(pgrep -P "$main")
  kill -9 "$main"
  for pid in $main $others; do while kill -0 "$pid" 2>/dev/null; do sleep 0.02; done; done
}
while read -r action mode; do
  case $action in
    initialise) report initialise ;;
    start) report start ;;
    stop) report stop "$mode" ;;
    kill) report kill_main ;;
  esac
done
stop immediate >/dev/null 2>&1
cd /
rm -rf "$folder"
`;

/**
 * Starts a separate server in a temporary folder. It listens on 127.0.0.1 only, and `remove` deletes it.
 * @returns {Promise<RestartablePostgres>}
 */
export async function startRestartablePostgres() {
  const { binaries, account, password, folder } = prepareServer(['initdb', 'postgres', 'pg_ctl']);
  const port = await freePort();
  const { execute, close } = startShell({ folder, account }, SUPERVISOR, [binaries, String(port)]);
  const start = () => execute('start');
  /** @param {StopMode} mode */
  const stop = (mode) => execute(mode === 'kill' ? 'kill' : `stop ${mode}`);

  await execute('initialise');
  await start();
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    start,
    stop,
    restart: async (mode) => {
      await stop(mode);
      await start();
    },
    remove: close,
  };
}
