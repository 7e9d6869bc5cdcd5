import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { renderMarkdown } from '../markdown.ts';
import type { TaskRequest } from './task.ts';
import { drawingThreads } from './task-threads.ts';

/** Threads that render texts, and never finish a drawing. */
vi.mock('../start-thread.ts', () => ({
  startThread: () => {
    const thread = new EventEmitter();
    const postMessage = ({ task }: TaskRequest) => {
      if (task === 'markdown') thread.emit('message', { output: '<p>A lesson</p>' });
    };
    return Object.assign(thread, { postMessage, unref: () => undefined });
  },
}));

it('a long lesson is rendered however many drawings wait', async () => {
  const draw = () => drawingThreads.run({ name: 'certificate-pdf' }, {});
  for (let count = 0; count < 21; count += 1) draw().catch(() => undefined);
  await expect(draw()).rejects.toMatchObject({ code: 'unavailable' });
  expect(await renderMarkdown('A lesson. '.repeat(2_000))).toBe('<p>A lesson</p>');
});
