import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import { CustomSource, FilePathSource } from 'mediabunny';
import { TaskHandlers } from '../../../platform/workers/serve-tasks.ts';
import { inspectFile, type PartReply, type PartRequest } from './inspection-task.ts';
import { readFacts } from './read-facts.ts';

// A crafted file can keep its reader busy forever, so videos are inspected in a thread of their own.
new TaskHandlers()
  .add(inspectFile, async (file) => {
    const source = 'path' in file ? new FilePathSource(file.path) : sourceBehind(file.port, file.bytes);
    try {
      return { facts: await readFacts(source) };
    } catch (error) {
      return { damage: String(error) };
    }
  })
  .serve();

/** A file of which the main thread reads the parts, because it has the connection to the storage. */
function sourceBehind(port: MessagePort, bytes: number): CustomSource {
  let previous: Promise<unknown> = Promise.resolve();
  const read = async (request: PartRequest) => {
    port.postMessage(request);
    const [part] = (await once(port, 'message')) as [PartReply];
    if (!part) throw new Error('A part of the file could not be read.');
    return part;
  };
  return new CustomSource({
    getSize: () => bytes,
    read: (start, end) => {
      // One part at a time, so that each reply belongs to the last request.
      const part = previous.then(() => read({ start, end }));
      previous = part.catch(() => undefined);
      return part;
    },
  });
}
