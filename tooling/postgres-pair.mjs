import { startShell } from './command-shell.mjs';
import { freePort } from './free-port.mjs';
import { prepareServer } from './postgres.mjs';

/** @typedef {'one' | 'two'} Node */

/**
 * Two PostgreSQL servers, of which one is a copy of the other. Commands name the server that they are for.
 * @typedef {{
 *   ports: Readonly<Record<Node, number>>,
 *   urlOf: (node: Node) => string,
 *   start: (node: Node) => Promise<void>,
 *   promote: (node: Node) => Promise<void>,
 *   kill: (node: Node) => Promise<void>,
 *   freeze: (node: Node) => Promise<void>,
 *   copy: (from: Node, to: Node) => Promise<void>,
 *   remove: () => Promise<void>,
 * }} PostgresPair
 */

/** As in deploy/haproxy.cfg: a user without any rights, who may only ask whether the server is a replica. */
const CHECK_USER = 'chalkline_check';

/**
 * `kill` ends all processes of a server at once, as a power cut does; `freeze` stops them without closing their
 * connections, as a hanging machine does. `copy` makes a server anew as a streaming replica of the other one.
 */
const SUPERVISOR = `
folder=$1 binaries=$2 one=$3 two=$4
export PGPASSFILE="$folder/pgpass"
printf '127.0.0.1:*:*:postgres:%s\\n' "$(cat "$folder/password")" >"$PGPASSFILE"
chmod 600 "$PGPASSFILE"
report() { "$@" >>"$folder/log" 2>&1 </dev/null && echo done || echo failed; }
port_of() { [ "$1" = one ] && echo "$one" || echo "$two"; }
initialise() {
  "$binaries/initdb" -D "$folder/one" -U postgres -A scram-sha-256 --pwfile="$folder/password" \\
    -E UTF8 --locale=C --no-sync || return 1
  echo "host postgres ${CHECK_USER} 127.0.0.1/32 trust" >"$folder/hba"
  cat "$folder/one/pg_hba.conf" >>"$folder/hba"
  cp "$folder/hba" "$folder/one/pg_hba.conf"
}
start() {
  "$binaries/pg_ctl" -D "$folder/$1" -l "$folder/$1.log" -w -t 60 start -o "-p $(port_of "$1") \\
    -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=200"
}
promote() { "$binaries/pg_ctl" -D "$folder/$1" -w -t 60 promote; }
processes() { main=$(head -n 1 "$folder/$1/postmaster.pid"); echo "$main $(pgrep -P "$main" | tr '\\n' ' ')"; }
freeze() { kill -STOP $(processes "$1"); }
kill_all() {
  pids=$(processes "$1")
  segment=$(sed -n 7p "$folder/$1/postmaster.pid" | awk '{ print $2 }')
  kill -9 $pids
  for pid in $pids; do while kill -0 "$pid" 2>/dev/null; do sleep 0.01; done; done
  # A killed server leaves its shared memory behind.
  ipcrm -m "$segment"
  rm -f "$folder/$1/postmaster.pid"
}
copy() {
  rm -rf "$folder/$2"
  "$binaries/pg_basebackup" -D "$folder/$2" -R -X stream -c fast --no-sync \\
    -d "host=127.0.0.1 port=$(port_of "$1") user=postgres application_name=$2"
}
while read -r action first second; do
  case $action in
    initialise) report initialise ;;
    start) report start "$first" ;;
    promote) report promote "$first" ;;
    kill) report kill_all "$first" ;;
    freeze) report freeze "$first" ;;
    copy) report copy "$first" "$second" ;;
  esac
done
for node in one two; do [ -e "$folder/$node/postmaster.pid" ] && kill_all "$node"; done >/dev/null 2>&1
cd /
rm -rf "$folder"
`;

export const PROGRAMS_OF_PAIR = ['initdb', 'postgres', 'pg_ctl', 'pg_basebackup'];

/**
 * Starts the first of two servers in a temporary folder. They listen on 127.0.0.1 only, and `remove` deletes them.
 * @returns {Promise<PostgresPair>}
 */
export async function startPostgresPair() {
  const { binaries, account, password, folder } = prepareServer(PROGRAMS_OF_PAIR);
  const ports = { one: await freePort(), two: await freePort() };
  const words = [binaries, String(ports.one), String(ports.two)];
  const { execute, close } = startShell({ folder, account }, SUPERVISOR, words);
  await execute('initialise');
  await execute('start one');
  return {
    ports,
    urlOf: (node) => `postgres://postgres:${password}@127.0.0.1:${ports[node]}/postgres`,
    start: (node) => execute(`start ${node}`),
    promote: (node) => execute(`promote ${node}`),
    kill: (node) => execute(`kill ${node}`),
    freeze: (node) => execute(`freeze ${node}`),
    copy: (from, to) => execute(`copy ${from} ${to}`),
    remove: close,
  };
}
