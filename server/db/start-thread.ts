import { basename } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts the worker thread `name`, a file next to the caller's. In the build, all files are in one folder.
 */
export function startThread(besides: string, name: string, options: WorkerOptions = {}): Worker {
  if (!besides.endsWith('.ts')) return new Worker(new URL(`./${basename(name)}.js`, besides), options);
  // When running from sources, the thread has to register TypeScript before it can load its file.
  const source = JSON.stringify(new URL(`./${name}.ts`, besides).href);
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); });`;
  return new Worker(start, { ...options, eval: true });
}
