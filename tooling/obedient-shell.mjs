import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
  const answers = createInterface({ input: shell.stdout });
  return {
    /** @param {string} command */
    obey: async (command) => {
      const answered = once(answers, 'line');
      shell.stdin.write(`${command}\n`);
      const [answer] = await answered;
      if (answer !== 'done') throw new Error(`PostgreSQL did not execute ${command} (see ${folder}/log)`);
    },
    close: async () => {
      shell.stdin.end();
      await ended;
    },
  };
}
