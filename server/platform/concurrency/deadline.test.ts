import { describe, expect, it } from 'vitest';
import { DeadlinePassed, withDeadline } from './deadline.ts';

const forever = new Promise<never>(() => undefined);

describe('withDeadline', () => {
  it('returns the result of work that finishes in time', async () => {
    expect(await withDeadline(60_000, async () => 'done')).toBe('done');
  });

  it('fails work that never ends, and aborts it', async () => {
    let given: AbortSignal | undefined;
    const hung = withDeadline(1, (signal) => {
      given = signal;
      return forever;
    });
    await expect(hung).rejects.toThrow(DeadlinePassed);
    expect(given?.aborted).toBe(true);
  });
});
