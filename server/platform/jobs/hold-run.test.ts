import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdRun } from './hold-run.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

describe('holdRun', () => {
  it('sends heartbeats until the run is released', async () => {
    const giveSign = vi.fn(async () => true);
    const hold = holdRun(giveSign);
    await minutes(5);
    expect(giveSign.mock.calls.length).toBeGreaterThan(5);
    hold.release();
    giveSign.mockClear();
    await minutes(5);
    expect(giveSign).not.toHaveBeenCalled();
    expect(hold.lost.aborted).toBe(false);
  });

  it('survives a heartbeat that fails', async () => {
    const giveSign = vi.fn(async () => true).mockRejectedValueOnce(new Error('no database'));
    const hold = holdRun(giveSign);
    await minutes(2);
    expect([giveSign.mock.calls.length > 1, hold.lost.aborted]).toEqual([true, false]);
    hold.release();
  });

  it('reports a run that another process has taken over, and sends no more heartbeats', async () => {
    const giveSign = vi.fn(async () => false);
    const hold = holdRun(giveSign);
    await minutes(5);
    expect(hold.lost.aborted).toBe(true);
    expect(giveSign).toHaveBeenCalledTimes(1);
  });
});
