import { basename } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Starts the thread `name`: its file as seen from the one that asks. In the build, all files stand beside each other. */
export function startThread(besides: string, name: string, options: WorkerOptions = {}): Worker {
  if (!besides.endsWith('.ts')) return new Worker(new URL(`./${basename(name)}.js`, besides), options);
  // From its sources, a thread has to be taught TypeScript before it can read its own file.
  const source = JSON.stringify(new URL(`./${name}.ts`, besides).href);
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); });`;
  return new Worker(start, { ...options, eval: true });
}
