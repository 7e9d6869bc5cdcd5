import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isExecutable, searchPath } from '../../tooling/executables.mjs';
import { freePort } from '../../tooling/free-port.mjs';
import { createFolder, serverAccount } from '../../tooling/postgres.mjs';
import { projectRoot } from '../../tooling/project-root.mjs';
import { startSupervised } from '../../tooling/supervised-program.mjs';

interface RunningHaproxy {
  readonly port: number;
  stop(): Promise<void>;
}

export function findHaproxy(): string | undefined {
  return [...searchPath(), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, 'haproxy'))
    .find((path) => isExecutable(path));
}

/** Starts HAProxy with the settings of `deploy/`, in front of the servers on these ports. */
export async function startHaproxy(
  program: string,
  ports: Record<'one' | 'two', number>,
): Promise<RunningHaproxy> {
  const account = serverAccount();
  const folder = createFolder(account, '');
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  const settings = readFileSync(join(projectRoot, 'deploy/haproxy.cfg'), 'utf8')
    .replace('bind 127.0.0.1:5000', `bind 127.0.0.1:${port}`)
    .replace('10.0.0.11:5432', `127.0.0.1:${ports.one}`)
    .replace('10.0.0.12:5432', `127.0.0.1:${ports.two}`);
  writeFileSync(file, settings);
  const { log, stop } = startSupervised({ folder, account }, [program, '-db', '-f', file]);
  log.resume();
  return { port, stop };
}
