import type { Closing } from '../../tooling/product/closing.ts';
import { nextMessage, startScript } from '../start-script.ts';
import type { LoadOrder, LoadReply, LoadResult } from './order.ts';

/** Fires one burst of requests at a time. */
export type Load = (order: LoadOrder) => Promise<LoadResult>;

export function startLoad(closing: Closing): Load {
  const child = startScript(closing, 'load/cannon.ts');
  return async (order) => {
    child.send(order);
    const reply = (await nextMessage(child)) as LoadReply;
    if ('failure' in reply) throw new Error(reply.failure);
    return reply;
  };
}
