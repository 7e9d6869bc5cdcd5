import { availableParallelism } from 'node:os';
import { startThread } from '../../db/start-thread.ts';
import { type PoolThread, WorkerPool } from './worker-pool.ts';

/** A task that takes more memory than that ends its thread, not the product. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

function startTaskThread(): PoolThread {
  const thread = startThread(import.meta.url, '../../task-worker', { resourceLimits });
  // A stop does not wait for it.
  thread.unref();
  return thread;
}

/** Drawings have a share of their own: anybody may ask for one, and pages must not wait for them. */
export function openPools(startThread: () => PoolThread) {
  // The first task of a thread waits for what it takes to draw, which can take long on a busy machine.
  const common = { startThread, timeLimit: 60_000 };
  // One processor is left for drawings, and one for everybody else.
  const mostThreads = Math.min(2, Math.max(1, availableParallelism() - 2));
  return {
    taskThreads: new WorkerPool({ ...common, mostThreads, longestQueue: 50 }),
    drawingThreads: new WorkerPool({ ...common, mostThreads: 1, longestQueue: 20 }),
  };
}

/** The threads of this process; they start with the first task. */
export const { taskThreads, drawingThreads } = openPools(startTaskThread);
