import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Closing } from '../tooling/product/closing.ts';
import { endProcess } from '../tooling/product/end-process.ts';

/** Runs a script of this folder in its own process, which ends with this one. */
export function startScript(
  closing: Closing,
  script: string,
  settings: Readonly<Record<string, string>> = {},
): ChildProcess {
  const child = fork(join(import.meta.dirname, script), {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
  });
  closing.add(() => endProcess(child));
  return child;
}

/** The next message of a script. */
export async function nextMessage(child: ChildProcess): Promise<unknown> {
  const aborter = new AbortController();
  const { signal } = aborter;
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error(`${child.spawnargs.at(-1)} has ended before its time.`);
  });
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), ended]);
    return message;
  } finally {
    aborter.abort();
  }
}
