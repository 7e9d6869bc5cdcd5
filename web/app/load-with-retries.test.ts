import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWithRetries } from './load-with-retries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('loads code again that could not be fetched', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue('code');
  const loaded = loadWithRetries(load);
  await vi.runAllTimersAsync();
  expect(await loaded).toBe('code');
});

it('waits longer before each new attempt', async () => {
  const load = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  loadWithRetries(load).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(load).toHaveBeenCalledTimes(3);
});

it('reports an error that remains', async () => {
  const loaded = loadWithRetries(() => Promise.reject(new Error('a mistake in the code')));
  const reported = expect(loaded).rejects.toThrow('a mistake in the code');
  await vi.runAllTimersAsync();
  await reported;
});
