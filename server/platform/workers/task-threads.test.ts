import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { longMarkdown } from '../text/markdown.ts';
import type { TaskRequest } from './task.ts';
import { openPools } from './task-threads.ts';
import type { PoolThread } from './worker-pool.ts';

/** A thread that renders texts and never finishes a drawing. */
function startThread(): PoolThread {
  const thread = new EventEmitter();
  const postMessage = ({ task }: TaskRequest) => {
    if (task === longMarkdown.name) thread.emit('message', { output: '<p>A lesson</p>' });
  };
  return Object.assign(thread, { postMessage, terminate: () => undefined });
}

describe('the task threads', () => {
  it('renders a long lesson however many drawings wait', async () => {
    const { taskThreads, drawingThreads } = openPools(startThread);
    const draw = () => drawingThreads.run({ name: 'certificate-pdf' }, {});
    for (let count = 0; count < 21; count += 1) draw().catch(() => undefined);
    await expect(draw()).rejects.toMatchObject({ code: 'unavailable' });
    expect(await taskThreads.run(longMarkdown, 'A lesson')).toBe('<p>A lesson</p>');
  });
});
