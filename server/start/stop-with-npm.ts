import { readFileSync } from 'node:fs';

const pauseBetweenLooks = 500;

/**
 * npm runs a script in a shell. A signal to npm, or to that shell, ends them but not the script, which would then
 * keep its port. `stop` is called as soon as one of them is gone.
 */
export function stopWithNpm(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parents = parentsNow();
  const timer = setInterval(() => {
    if (parentsNow() === parents) return;
    clearInterval(timer);
    stop();
  }, pauseBetweenLooks);
  timer.unref();
}

/** The parent of this process, and where that is a shell, the shell's own parent, too: npm. */
function parentsNow(): string {
  const shell = process.ppid;
  return isShell(shell) ? `${shell} ${parentOf(shell)}` : String(shell);
}

function isShell(pid: number): boolean {
  return readProcess(pid, 'comm').trim().endsWith('sh');
}

function parentOf(pid: number): string | undefined {
  return /^PPid:\s+(\d+)/m.exec(readProcess(pid, 'status'))?.[1];
}

/** Empty on systems without `/proc`, and for a process that has ended. */
function readProcess(pid: number, name: 'comm' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
