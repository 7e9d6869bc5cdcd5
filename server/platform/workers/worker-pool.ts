import type { TransferListItem } from 'node:worker_threads';
import { Overloaded } from '../http/overload.ts';
import type { Task, TaskReply, TaskRequest } from './task.ts';

/** The part of `Worker` that the pool uses. */
export interface PoolThread {
  postMessage(request: TaskRequest, transferred?: readonly TransferListItem[]): void;
  on(event: 'message', listener: (reply: TaskReply) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
  terminate(): unknown;
}

export interface WorkerPoolOptions {
  readonly startThread: () => PoolThread;
  readonly mostThreads: number;
  /** Tasks are refused when this many wait. */
  readonly longestQueue: number;
  /** In milliseconds, from the moment a thread gets the task. */
  readonly timeLimit: number;
}

interface Job {
  readonly request: TaskRequest;
  readonly transferred: readonly TransferListItem[];
  resolve(output: unknown): void;
  reject(error: Error): void;
}

interface Running {
  readonly job: Job;
  readonly timer: NodeJS.Timeout;
}

/** A task was ended because it needed more time than it may take. */
export class TaskTooLong extends Overloaded {
  constructor() {
    super(new Error('The task took too long.'));
  }
}

/**
 * Runs heavy work in a few threads, so that nothing else waits for it. Threads start with the first task.
 * One that crashes or takes too long is replaced.
 */
export class WorkerPool {
  readonly #options: WorkerPoolOptions;
  readonly #waiting: Job[] = [];
  readonly #threads = new Map<PoolThread, Running | undefined>();

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
  }

  /** Refuses when too many tasks wait, or when this one takes too long. Ports in the input have to be transferred. */
  run<Input, Output>(
    task: Task<Input, Output>,
    input: Input,
    transferred: readonly TransferListItem[] = [],
  ): Promise<Output> {
    if (this.#waiting.length >= this.#options.longestQueue) return Promise.reject(new Overloaded());
    return new Promise((resolve, reject) => {
      this.#waiting.push({
        request: { task: task.name, input },
        transferred,
        resolve: (output) => resolve(output as Output),
        reject,
      });
      this.#startNext();
    });
  }

  #startNext(): void {
    if (this.#waiting.length === 0) return;
    try {
      const thread = this.#freeThread();
      const job = thread && this.#waiting.shift();
      if (job) this.#give(thread, job);
    } catch (error) {
      // No thread could be started.
      this.#waiting.shift()?.reject(error as Error);
      this.#startNext();
    }
  }

  #give(thread: PoolThread, job: Job): void {
    const timer = setTimeout(() => this.#drop(thread, new TaskTooLong()), this.#options.timeLimit);
    timer.unref();
    this.#threads.set(thread, { job, timer });
    try {
      thread.postMessage(job.request, job.transferred);
    } catch (error) {
      // The input cannot be copied.
      this.#finish(thread, error as Error);
    }
  }

  #freeThread(): PoolThread | undefined {
    for (const [thread, running] of this.#threads) if (!running) return thread;
    return this.#threads.size < this.#options.mostThreads ? this.#newThread() : undefined;
  }

  #newThread(): PoolThread {
    const thread = this.#options.startThread();
    thread.on('message', (reply) => this.#finish(thread, reply));
    thread.on('error', (error) => this.#drop(thread, error));
    thread.on('exit', () => this.#drop(thread, new Error('The thread has ended.')));
    this.#threads.set(thread, undefined);
    return thread;
  }

  #finish(thread: PoolThread, reply: TaskReply | Error): void {
    const running = this.#threads.get(thread);
    if (!running) return;
    clearTimeout(running.timer);
    this.#threads.set(thread, undefined);
    if (reply instanceof Error) running.job.reject(reply);
    else if ('output' in reply) running.job.resolve(reply.output);
    else running.job.reject(new Error(reply.error));
    this.#startNext();
  }

  #drop(thread: PoolThread, reason: Error): void {
    if (!this.#threads.has(thread)) return;
    const running = this.#threads.get(thread);
    this.#threads.delete(thread);
    void thread.terminate();
    if (running) {
      clearTimeout(running.timer);
      running.job.reject(reason);
    }
    this.#startNext();
  }
}
