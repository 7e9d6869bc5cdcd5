import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** How long work may run before other requests get a turn, in milliseconds. */
const longestStretch = 8;

/** Maps one item after the other, and yields to the event loop when it takes long. */
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
