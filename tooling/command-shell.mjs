import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Starts a shell script that reads commands from its standard input and answers each with one line: `done`, or
 * anything else for a failure. The script cleans up when its input closes, for whatever reason.
 * @param {{ folder: string, account: { uid: number, gid: number } | undefined }} place
 * @param {string} script
 * @param {string[]} words what the script gets as its arguments
 */
export function startShell({ folder, account }, script, words) {
  const shell = spawn('sh', ['-c', script, 'sh', folder, ...words], {
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: true,
    ...account,
  });
  const ended = once(shell, 'exit');
  // A shell that has ended is reported by the command that waits for it.
  shell.stdin.on('error', () => undefined);
  const answers = createInterface({ input: shell.stdout });
  return {
    /** @param {string} command */
    execute: async (command) => {
      const answered = once(answers, 'line');
      shell.stdin.write(`${command}\n`);
      const [answer] = await Promise.race([answered, ended.then(() => ['the shell has ended'])]);
      if (answer !== 'done') throw new Error(`PostgreSQL did not execute ${command}:\n${endOfLog(folder)}`);
    },
    close: async () => {
      shell.stdin.end();
      await ended;
    },
  };
}

/**
 * Read at once, because the folder is removed when the command ends.
 * @param {string} folder
 */
function endOfLog(folder) {
  return readFileSync(join(folder, 'log'), 'utf8').slice(-2_000);
}
