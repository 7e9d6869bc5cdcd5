import { parentPort } from 'node:worker_threads';
import type { Task, TaskReply, TaskRequest } from './task.ts';

type Handler = (input: unknown) => unknown;

/** Runs in the worker thread: handles the tasks it receives, one at a time. */
export class TaskHandlers {
  readonly #handlers = new Map<string, Handler>();

  add<Input, Output>(task: Task<Input, Output>, handle: (input: Input) => Output | Promise<Output>): this {
    this.#handlers.set(task.name, handle as Handler);
    return this;
  }

  serve(): void {
    parentPort?.on('message', async (request: TaskRequest) => {
      parentPort?.postMessage(await this.#reply(request));
    });
  }

  async #reply({ task, input }: TaskRequest): Promise<TaskReply> {
    try {
      const handle = this.#handlers.get(task);
      if (!handle) throw new Error(`There is no task "${task}".`);
      return { output: await handle(input) };
    } catch (error) {
      return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  }
}
