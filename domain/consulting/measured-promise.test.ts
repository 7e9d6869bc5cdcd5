import { describe, expect, it } from 'vitest';
import { measurePromise } from './measured-promise.ts';
import { newTicketState, type TicketState } from './ticket.ts';

const hour = 3_600_000;
const start = Date.UTC(2026, 10, 1);
const at = (hours: number) => new Date(start + hours * hour);
const now = new Date(start + 1_000 * hour);

const kept = (hours: number): TicketState => ({
  status: 'Completed',
  prioritisedAt: at(0),
  acknowledgedAt: at(hours),
  startedAt: at(10),
  completedAt: at(10 + 2 * hours),
});
const oneToTen = Array.from({ length: 10 }, (_, index) => kept(index + 1));

describe('the measured response times', () => {
  it('are not published for fewer than ten tickets', () => {
    expect(measurePromise(oneToTen.slice(1), now)).toEqual({ acknowledgement: null, completion: null });
    expect(measurePromise([], now).acknowledgement).toBeNull();
  });

  it('are the median and the 90th percentile', () => {
    expect(measurePromise(oneToTen, now)).toEqual({
      acknowledgement: { tickets: 10, medianMinutes: 330, slowestTenthMinutes: 540 },
      completion: { tickets: 10, medianMinutes: 660, slowestTenthMinutes: 1080 },
    });
    expect(measurePromise([...oneToTen, kept(11)], now).acknowledgement?.medianMinutes).toBe(360);
  });

  it('count a promise that is broken and still open, and leave out one that may still be kept', () => {
    const open = (since: number): TicketState => ({
      ...newTicketState,
      status: 'Priority',
      prioritisedAt: at(since),
    });
    const measured = measurePromise([...oneToTen.slice(1), open(900), open(999)], now);
    expect(measured.acknowledgement).toMatchObject({ tickets: 10, slowestTenthMinutes: 600 });
  });
});
