/** A header of the W3C's Trace Context: version, trace, parent and flags. */
const traceparent = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(?:-|$)/;
const nothing = /^0+$/;

/** The trace that a request belongs to, as the proxy or the client in front names it. */
export function traceIdOf(header: string | string[] | undefined): string | undefined {
  if (typeof header !== 'string' || header.length > 200) return undefined;
  const [, traceId = '', parentId = ''] = traceparent.exec(header) ?? [];
  return nothing.test(traceId) || nothing.test(parentId) || traceId === '' ? undefined : traceId;
}
