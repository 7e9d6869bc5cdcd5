import { availableParallelism } from 'node:os';
import { startThread } from '../start-thread.ts';
import { WorkerPool } from './worker-pool.ts';

/** A task that takes more memory than that ends its thread, not the product. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/** One processor is left for everybody else. */
const mostThreads = Math.min(2, Math.max(1, availableParallelism() - 1));

/** The threads of this process; they start with the first task. */
export const taskThreads = new WorkerPool({
  startThread: () => {
    const thread = startThread(import.meta.url, '../../task-worker', { resourceLimits });
    // A stop does not wait for it.
    thread.unref();
    return thread;
  },
  mostThreads,
  longestQueue: 50,
  // The first task of a thread waits for what it takes to draw, which can take long on a busy machine.
  timeLimit: 60_000,
});
