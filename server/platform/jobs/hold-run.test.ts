import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdRun } from './hold-run.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

it('a run gives signs of life until it is let go', async () => {
  const giveSign = vi.fn(async () => true);
  const hold = holdRun(giveSign);
  await minutes(5);
  expect(giveSign.mock.calls.length).toBeGreaterThan(5);
  hold.letGo();
  giveSign.mockClear();
  await minutes(5);
  expect(giveSign).not.toHaveBeenCalled();
  expect(hold.lost.aborted).toBe(false);
});

it('a sign that does not come through is no end', async () => {
  const giveSign = vi.fn(async () => true).mockRejectedValueOnce(new Error('no database'));
  const hold = holdRun(giveSign);
  await minutes(2);
  expect([giveSign.mock.calls.length > 1, hold.lost.aborted]).toEqual([true, false]);
  hold.letGo();
});

it('a run that another process has taken over is lost, and gives no more signs', async () => {
  const giveSign = vi.fn(async () => false);
  const hold = holdRun(giveSign);
  await minutes(5);
  expect(hold.lost.aborted).toBe(true);
  expect(giveSign).toHaveBeenCalledTimes(1);
});
