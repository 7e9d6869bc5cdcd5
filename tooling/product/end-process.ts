import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const patienceMilliseconds = 5_000;

/** Asks a process to end, and kills it when it does not. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  const insist = setTimeout(() => child.kill('SIGKILL'), patienceMilliseconds);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(insist);
}
