import { serializerCompiler } from 'fastify-type-provider-zod';

type Serialize = (data: unknown) => string;

/**
 * Checks replies against their schema and writes them as JSON. Content is kept in memory until it changes, and
 * the same object is sent to everybody, so its text is kept from the second time on. Personal data is a new
 * object each time, so its text is never kept.
 */
export const replySerializer: typeof serializerCompiler = (route) => onceForShared(serializerCompiler(route));

export function onceForShared(serialize: Serialize): Serialize {
  const sentBefore = new WeakSet<object>();
  const knownTexts = new WeakMap<object, string>();
  return (data) => {
    if (typeof data !== 'object' || data === null) return serialize(data);
    const known = knownTexts.get(data);
    if (known !== undefined) return known;
    const text = serialize(data);
    if (sentBefore.has(data)) knownTexts.set(data, text);
    sentBefore.add(data);
    return text;
  };
}
