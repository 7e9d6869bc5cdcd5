import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildFolder } from '../build/build-folder.mjs';
import { freePort } from '../free-port.mjs';
import { projectRoot } from '../project-root.mjs';
import type { Closing } from './closing.ts';
import { endProcess } from './end-process.ts';

export interface RunningProduct {
  readonly origin: string;
  readonly pid: number;
  readonly process: ChildProcess;
  stop(): Promise<void>;
  /** Ends it with a signal and returns its exit code; `null` when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface ProductOptions {
  readonly dataDir: string;
  /** A PostgreSQL database; the embedded one in `dataDir` by default. */
  readonly databaseUrl?: string;
  /** Options of Node. */
  readonly nodeOptions?: readonly string[];
  /** A module that the product's process loads first, and that receives messages. */
  readonly preload?: string;
  /** Intentional faults fill the terminal with errors. */
  readonly logLevel?: string;
  /** How long it still answers after `SIGTERM`; not at all by default. */
  readonly drainSeconds?: number;
  /** Where it serves its metrics; nowhere by default. */
  readonly metricsPort?: number;
}

const startLimitMilliseconds = 300_000;

/** Starts the build on a free local port, configured as in production but with the sandbox. */
export async function startProduct(closing: Closing, options: ProductOptions): Promise<RunningProduct> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const preload = options.preload === undefined ? [] : ['--import', options.preload];
  const { nodeOptions = [] } = options;
  const child = spawn(process.execPath, [...nodeOptions, ...preload, join(buildFolder, 'server/main.js')], {
    cwd: projectRoot,
    env: environment(origin, port, options),
    stdio: ['ignore', 'pipe', 'pipe', ...(preload.length > 0 ? (['ipc'] as const) : [])],
  });
  const stop = () => endProcess(child);
  closing.add(stop);
  await untilReady(child, origin);
  return {
    origin,
    pid: child.pid ?? 0,
    process: child,
    stop,
    end: (signal) => endBy(child, signal),
  };
}

async function endBy(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = (await ended) as [number | null];
  return code;
}

/** The same at every start, as in production, so that form tokens of an open page outlive a restart. */
const appSecret = randomBytes(32).toString('base64url');

/** Only the path is inherited: settings of another running product must not reach this one. */
function environment(origin: string, port: number, options: ProductOptions) {
  const { dataDir, databaseUrl, logLevel, drainSeconds = 0, metricsPort } = options;
  return {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: origin,
    APP_SECRET: appSecret,
    SANDBOX: 'on',
    LOG_LEVEL: logLevel ?? 'warn',
    // Converting videos would take processor time from what is tested or measured.
    FFMPEG_PATH: 'off',
    DRAIN_SECONDS: String(drainSeconds),
    SIGN_INS_PER_MINUTE: '1000',
    WRITES_PER_MINUTE: '100000',
    DATA_DIR: dataDir,
    ...(metricsPort === undefined ? {} : { METRICS_PORT: String(metricsPort) }),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
}

async function untilReady(child: ChildProcess, origin: string): Promise<void> {
  const said = listenTo(child);
  const limit = Date.now() + startLimitMilliseconds;
  while (!(await isReady(origin))) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded || Date.now() > limit) throw new Error(`The product did not start:\n${said.text()}`);
    await pause(50);
  }
  said.passOn();
}

/** Keeps the output while the product starts, in case it fails; after that only log lines are passed on. */
function listenTo(child: ChildProcess): { text(): string; passOn(): void } {
  const chunks: string[] = [];
  let isStarting = true;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      if (isStarting) chunks.push(chunk);
      else if (isLogLine(chunk)) process.stderr.write(chunk);
    });
  }
  return {
    text: () => chunks.join(''),
    passOn: () => {
      isStarting = false;
    },
  };
}

/** The greeting after a start is for people; log lines are JSON. */
function isLogLine(chunk: string): boolean {
  return chunk.startsWith('{');
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}
