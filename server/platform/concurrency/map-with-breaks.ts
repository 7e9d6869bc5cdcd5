import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** So long may work go on before others are served, in milliseconds. */
const longestStretch = 8;

/** Maps one after the other, and serves others in between when it takes long. */
export async function mapWithBreaks<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let since = performance.now();
  for (const item of items) {
    if (performance.now() - since > longestStretch) {
      await yieldToEventLoop();
      since = performance.now();
    }
    results.push(await map(item));
  }
  return results;
}
