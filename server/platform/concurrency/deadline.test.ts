import { expect, it } from 'vitest';
import { DeadlinePassed, withDeadline } from './deadline.ts';

const forever = new Promise<never>(() => undefined);

it('work that is finished in time gives its result', async () => {
  expect(await withDeadline(60_000, async () => 'done')).toBe('done');
});

it('work that never ends fails, and is told to stop', async () => {
  let given: AbortSignal | undefined;
  const hung = withDeadline(1, (signal) => {
    given = signal;
    return forever;
  });
  await expect(hung).rejects.toThrow(DeadlinePassed);
  expect(given?.aborted).toBe(true);
});
