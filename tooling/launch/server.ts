import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const longestStart = 300_000;

interface Command {
  readonly code: number | null;
  readonly output: string;
}

/** What the guide calls the server: a folder, a user without rights, and the file with settings. */
export class LaunchServer {
  readonly origin = variable('LAUNCH_ORIGIN');
  readonly #folder = variable('LAUNCH_FOLDER');
  readonly #account = variable('LAUNCH_ACCOUNT');
  readonly settings: Record<string, string> = {
    NODE_ENV: 'production',
    PUBLIC_URL: this.origin,
    HOST: '127.0.0.1',
    PORT: variable('LAUNCH_PORT'),
    TRUST_PROXY: '1',
    DATABASE_URL: variable('LAUNCH_DATABASE'),
    DATA_DIR: this.path('data'),
    APP_SECRET: 'a secret of the launch test, which nobody else uses',
    // The sandbox replaces Google, Stripe and the mail server, which cannot be reached in a test.
    SANDBOX: 'on',
    NODE_EXTRA_CA_CERTS: variable('NODE_EXTRA_CA_CERTS'),
    DRAIN_SECONDS: '1',
  };

  path(...names: string[]): string {
    return join(this.#folder, ...names);
  }

  /** Runs a command like a person without rights would, and collects what it says. */
  async run(command: string, settings: Record<string, string> = {}): Promise<Command> {
    const child = this.#spawn(['sh', '-c', command], settings);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output };
  }

  /** `npm start` in the current release, until pages come through Caddy. */
  async start(): Promise<ChildProcess> {
    const npm = this.#spawn(['npm', 'start'], this.settings, this.path('current'));
    let output = '';
    for (const stream of [npm.stdout, npm.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-5_000);
      });
    const limit = Date.now() + longestStart;
    while (!output.includes('Chalkline is running')) {
      if (npm.exitCode !== null || Date.now() > limit) throw new Error(`npm start failed:\n${output}`);
      await pause(100);
    }
    return npm;
  }

  #spawn([command = '', ...words]: string[], settings: Record<string, string>, cwd = this.#folder) {
    const [uid, gid] = this.#account === '' ? [] : this.#account.split(':').map(Number);
    return spawn(command, words, {
      cwd,
      env: { PATH: process.env.PATH, HOME: this.#folder, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(uid === undefined || gid === undefined ? {} : { uid, gid }),
    });
  }
}

function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run npm run launch:test.`);
  return value;
}
