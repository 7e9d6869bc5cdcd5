import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdRun } from './hold-run.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

describe('holdRun', () => {
  it('sends heartbeats until the run is released', async () => {
    const sendHeartbeat = vi.fn(async () => true);
    const hold = holdRun(sendHeartbeat);
    await minutes(5);
    expect(sendHeartbeat.mock.calls.length).toBeGreaterThan(5);
    hold.release();
    sendHeartbeat.mockClear();
    await minutes(5);
    expect(sendHeartbeat).not.toHaveBeenCalled();
    expect(hold.lost.aborted).toBe(false);
  });

  it('survives a heartbeat that fails', async () => {
    const sendHeartbeat = vi.fn(async () => true).mockRejectedValueOnce(new Error('no database'));
    const hold = holdRun(sendHeartbeat);
    await minutes(2);
    expect([sendHeartbeat.mock.calls.length > 1, hold.lost.aborted]).toEqual([true, false]);
    hold.release();
  });

  it('reports a run that another process has taken over, and sends no more heartbeats', async () => {
    const sendHeartbeat = vi.fn(async () => false);
    const hold = holdRun(sendHeartbeat);
    await minutes(5);
    expect(hold.lost.aborted).toBe(true);
    expect(sendHeartbeat).toHaveBeenCalledTimes(1);
  });
});
