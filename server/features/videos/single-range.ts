const pattern = /^bytes=(?:(\d{1,15})-(\d{0,15})|-\d{1,15})$/;

/**
 * The range of a request if it is a single, valid one. Otherwise undefined, for the whole file: a server may always
 * send that, and buckets disagree about several ranges and invalid ones.
 */
export function singleRange(range: string | undefined): string | undefined {
  const [found, first, last] = pattern.exec(range ?? '') ?? [];
  const isReversed = first && last && Number(first) > Number(last);
  return isReversed ? undefined : found;
}
