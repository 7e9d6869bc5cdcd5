const pattern = /^bytes=(?:(\d{1,15})-(\d{0,15})|-\d{1,15})$/;

/**
 * The range of a request, if it is a single valid one; undefined stands for the whole file, which every server may
 * send. Buckets answer several ranges, and what is no range, in different ways.
 */
export function singleRange(range: string | undefined): string | undefined {
  const [found, first, last] = pattern.exec(range ?? '') ?? [];
  const isReversed = first && last && Number(first) > Number(last);
  return isReversed ? undefined : found;
}
