import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@chalkline/sandbox/testing/free-port';
import { projectPath } from '../db/project-path.ts';
import { quickStart } from './quick-start.ts';

/** The built product in its own process. */
export class ProductProcess {
  readonly origin: string;
  output = '';
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, origin: string) {
    this.#child = child;
    this.origin = origin;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
      });
    }
  }

  /** Starts the product and waits until it is ready. */
  static async start(environment: Record<string, string>): Promise<ProductProcess> {
    const product = await ProductProcess.spawn(environment);
    await product.#untilItSays('Chalkline is running');
    return product;
  }

  /** Starts the product without waiting. */
  static async spawn(environment: Record<string, string>): Promise<ProductProcess> {
    const port = environment.PORT ?? String(await freePort());
    const child = spawn(process.execPath, [...quickStart, projectPath('dist/server/main.js')], {
      env: {
        PATH: process.env.PATH,
        SIGN_INS_PER_MINUTE: '100000',
        WRITES_PER_MINUTE: '100000',
        ...environment,
        PORT: port,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new ProductProcess(child, `http://localhost:${port}`);
  }

  /** Ends it with a signal and returns its exit code; `null` when the signal ended it. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal);
    return this.exit();
  }

  async exit(): Promise<number | null> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return this.#child.exitCode;
    const [code] = (await once(this.#child, 'exit')) as [number | null];
    return code;
  }

  async #untilItSays(text: string): Promise<void> {
    while (!this.output.includes(text)) {
      if (this.#child.exitCode !== null) throw new Error(`The product did not start:\n${this.output}`);
      await Promise.race([once(this.#child.stdout ?? this.#child, 'data'), once(this.#child, 'exit')]);
    }
  }
}
