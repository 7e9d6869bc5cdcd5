import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOverdue, readClock, runningPromise } from './promise-clock.ts';
import { newTicketState, type TicketState } from './ticket.ts';
import { byUrgency, inQueueOrder } from './ticket-order.ts';

const minute = 60_000;
const hour = 60 * minute;
const start = Date.UTC(2026, 10, 15);
const after = (milliseconds: number) => new Date(start + milliseconds);
const prioritised: TicketState = { ...newTicketState, status: 'Priority', prioritisedAt: after(0) };
const started: TicketState = {
  ...prioritised,
  status: 'In Progress',
  acknowledgedAt: after(0),
  startedAt: after(0),
};

describe('the clock of a ticket', () => {
  it.each([
    [0, '24 h left'],
    [minute, '24 h left'],
    [6 * hour, '18 h left'],
    [23 * hour, '1 h left'],
    [23 * hour + 15 * minute, '45 min left'],
    [24 * hour, '1 min left'],
    [24 * hour + 20 * minute, 'Overdue by 20 min'],
    [27 * hour, 'Overdue by 3 h'],
    [24 * hour * 5, 'Overdue by 4 days'],
  ])('runs for 24 hours in Priority: after %d ms it says %s', (passed, text) => {
    expect(readClock(prioritised, after(passed))?.text).toBe(text);
    expect(isOverdue(prioritised, after(passed))).toBe(text.startsWith('Overdue'));
  });

  it('runs for 48 hours in progress', () => {
    expect(runningPromise(started)).toEqual({ kind: 'completion', due: after(48 * hour) });
    expect(readClock(started, after(0))?.text).toBe('48 h left');
    expect(readClock(started, after(50 * hour))).toMatchObject({ state: 'overdue', text: 'Overdue by 2 h' });
  });

  it('stops once acknowledged, and is hidden when nothing is promised', () => {
    const acknowledged = { ...prioritised, acknowledgedAt: after(hour) };
    expect(readClock(acknowledged, after(90 * hour))).toEqual({
      state: 'acknowledged',
      text: 'Acknowledged',
      due: null,
    });
    expect(readClock(newTicketState, after(0))).toBeUndefined();
    expect(readClock({ ...started, status: 'Completed', completedAt: after(1) }, after(0))).toBeUndefined();
  });
});

describe('the order of tickets', () => {
  it('puts overdue ones first, then those due soonest, and completed ones last', () => {
    const since = fc.integer({ min: -200, max: 0 }).map((hours) => after(hours * hour));
    const state = fc.oneof(
      fc.constant(newTicketState),
      since.map((moment) => ({ ...prioritised, prioritisedAt: moment })),
      since.map((moment) => ({ ...started, startedAt: moment })),
      since.map((moment) => ({ ...started, status: 'Completed' as const, completedAt: moment })),
    );
    const ticket = fc.record({ state, id: fc.uuid(), createdAt: since });
    fc.assert(
      fc.property(fc.array(ticket), (tickets) => {
        const shown = tickets.map(({ state, ...rest }) => ({ ...rest, ...state }));
        const ordered = byUrgency(shown);
        const ranks = ordered.map((one) => {
          if (isOverdue(one, after(0))) return 0;
          if (runningPromise(one)) return 1;
          return one.status === 'Completed' ? 3 : 2;
        });
        expect(ranks).toEqual(ranks.toSorted());
        const dues = ordered.flatMap((one) => runningPromise(one)?.due.toISOString() ?? []);
        expect(dues).toEqual(dues.toSorted());
      }),
    );
  });

  it('puts priority support before the others, but after everything overdue', () => {
    const ticket = (id: string, hoursAgo: number, hasPrioritySupport: boolean) => ({
      ...prioritised,
      id,
      prioritisedAt: after(-hoursAgo * hour),
      createdAt: after(-100 * hour),
      hasPrioritySupport,
    });
    const idea = { ...newTicketState, id: 'idea', createdAt: after(0), hasPrioritySupport: true };
    const tickets = [
      idea,
      ticket('due first', 23, false),
      ticket('supported', 1, true),
      ticket('overdue', 25, false),
      ticket('overdue longest', 30, true),
    ];
    expect(inQueueOrder(tickets, (one) => one, after(0)).map(({ id }) => id)).toEqual([
      'overdue longest',
      'overdue',
      'supported',
      'due first',
      'idea',
    ]);
  });
});
