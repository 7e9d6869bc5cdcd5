import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs until its standard input closes, so the program never outlives the command that started it. */
const UNTIL_INPUT_CLOSES = `
folder=$1
shift
"$@" </dev/null &
program=$!
cat >/dev/null
kill -KILL $program
wait $program
cd /
rm -rf "$folder"
`;

/**
 * Starts a program that stays in the foreground. When it stops, its folder is removed.
 * @param {{ folder: string, account: { uid: number, gid: number } | undefined }} place
 * @param {string[]} command
 */
export function startSupervised({ folder, account }, command) {
  const supervisor = spawn('sh', ['-c', UNTIL_INPUT_CLOSES, 'sh', folder, ...command], {
    cwd: folder,
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
    ...account,
  });
  const ended = once(supervisor, 'close');
  return {
    log: supervisor.stderr,
    stop: async () => {
      supervisor.stdin.end();
      supervisor.stderr.resume();
      await ended;
    },
  };
}
