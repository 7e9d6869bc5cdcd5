import { availableParallelism } from 'node:os';
import { startThread } from '../start-thread.ts';
import { WorkerPool } from './worker-pool.ts';

/** A task that takes more memory than that ends its thread, not the product. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/** The threads start with the first task. */
function poolOf(mostThreads: number, longestQueue: number): WorkerPool {
  return new WorkerPool({
    startThread: () => {
      const thread = startThread(import.meta.url, '../../task-worker', { resourceLimits });
      // A stop does not wait for it.
      thread.unref();
      return thread;
    },
    mostThreads,
    longestQueue,
    // The first task of a thread waits for what it takes to draw, which can take long on a busy machine.
    timeLimit: 60_000,
  });
}

/** For texts. One processor is left for everybody else, and one for drawings. */
export const taskThreads = poolOf(Math.min(2, Math.max(1, availableParallelism() - 2)), 50);

/** For drawings, which anybody may ask for: however many are asked for, pages do not wait for them. */
export const drawingThreads = poolOf(1, 20);
