import { availableParallelism } from 'node:os';
import { startThread } from '../../db/start-thread.ts';
import { type PoolThread, WorkerPool } from './worker-pool.ts';

/** A task that needs more memory ends its thread, not the product. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

function startTaskThread(): PoolThread {
  const thread = startThread(import.meta.url, '../../task-worker', { resourceLimits });
  // The process does not wait for the thread when it stops.
  thread.unref();
  return thread;
}

/** Drawings have their own pool: anybody may request one, and pages must not wait for them. */
export function openPools(startThread: () => PoolThread) {
  // The first task of a thread also loads the drawing libraries, which is slow on a busy machine.
  const common = { startThread, timeLimit: 60_000 };
  // One processor is left for drawings, and one for the rest.
  const mostThreads = Math.min(2, Math.max(1, availableParallelism() - 2));
  return {
    taskThreads: new WorkerPool({ ...common, mostThreads, longestQueue: 50 }),
    drawingThreads: new WorkerPool({ ...common, mostThreads: 1, longestQueue: 20 }),
  };
}

/** The pools of this process. Their threads start with the first task. */
export const { taskThreads, drawingThreads } = openPools(startTaskThread);
