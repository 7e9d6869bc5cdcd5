import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@chalkline/sandbox/testing/free-port';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { projectPath } from '../db/project-path.ts';
import { quickStart } from '../testing/quick-start.ts';
import { type DataDir, usedDataDir } from '../testing/used-data-dir.ts';

let folder: DataDir;
beforeEach(() => {
  folder = usedDataDir();
});
afterEach(() => folder.remove());

/** A folder like that of a release: `npm start` neither installs nor builds there. */
function releaseFolder(): string {
  const release = join(folder.path, 'release');
  mkdirSync(release);
  const start = `node ${quickStart.join(' ')} ${JSON.stringify(projectPath('dist/server/main.js'))}`;
  writeFileSync(join(release, 'package.json'), JSON.stringify({ scripts: { start } }));
  return release;
}

/** `npm start` as a process manager runs it: in a process group of its own. */
async function npmStart(): Promise<{ npm: ChildProcess; port: number; server: number }> {
  const port = await freePort();
  const npm = spawn('npm', ['start'], {
    cwd: releaseFolder(),
    detached: true,
    env: { PATH: process.env.PATH, DATA_DIR: folder.path, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  npm.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  while (!output.includes('Chalkline is running')) await once(npm.stdout ?? npm, 'data');
  return { npm, port, server: lastDescendant(npm.pid ?? 0) };
}

function lastDescendant(pid: number): number {
  const all = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const [child] = all.map((line) => line.trim().split(/\s+/).map(Number)).filter(([, of]) => of === pid);
  return child?.[0] ? lastDescendant(child[0]) : pid;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('npm start', () => {
  it.each([
    ['a signal to npm', 'SIGTERM', 'npm'],
    ['npm being killed', 'SIGKILL', 'npm'],
    ['a closed terminal', 'SIGHUP', 'group'],
  ] as const)('leaves no server behind after %s', async (_, signal, target) => {
    const { npm, port, server } = await npmStart();
    process.kill(target === 'group' ? -(npm.pid ?? 0) : (npm.pid ?? 0), signal);
    await vi.waitFor(() => expect(isRunning(server)).toBe(false), { timeout: 120_000 });
    await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow();
  });
});
