import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BoardCount, countHeld, moveTicket, refuseDeletion, refuseMove } from './move-ticket.ts';
import { newTicketState, type TicketState, ticketStatuses } from './ticket.ts';

const now = new Date('2026-11-15T10:00:00Z');
const allowance = { used: 0, limit: 5, monthEndsOn: '2026-12-12' };
const roomy: BoardCount = { held: { Idea: 1, Priority: 0 }, allowance };
const idea = newTicketState;
const prioritised: TicketState = { ...idea, status: 'Priority', prioritisedAt: now };

describe('moving a ticket', () => {
  it('to Priority starts the clock', () => {
    expect(moveTicket(idea, 'Priority', roomy, now).ticket).toEqual(prioritised);
  });

  it('back to Idea resets it', () => {
    const acknowledged = { ...prioritised, acknowledgedAt: now };
    expect(moveTicket(acknowledged, 'Idea', roomy, now).ticket).toEqual(idea);
  });

  it('to its current column changes nothing, however full that is', () => {
    const full = { ...roomy, held: { Idea: 5, Priority: 1 } };
    expect(moveTicket(prioritised, 'Priority', full, now).ticket).toBe(prioritised);
  });

  it("is refused into and out of the consultant's columns", () => {
    const restricted = {
      code: 'column_restricted',
      message: {
        title: 'Column Restricted',
        description:
          'These columns will be manually updated as the consultant begins working on and completes your requests.',
      },
    };
    expect(moveTicket(idea, 'In Progress', roomy, now).refusal).toEqual(restricted);
    expect(moveTicket(prioritised, 'Completed', roomy, now).refusal).toEqual(restricted);
    for (const status of ['In Progress', 'Completed'] as const) {
      expect(moveTicket({ ...idea, status }, 'Idea', roomy, now).refusal).toEqual(restricted);
    }
  });

  it('into a full column is refused', () => {
    const full = { ...roomy, held: { Idea: 5, Priority: 1 } };
    expect(moveTicket(idea, 'Priority', full, now).refusal).toEqual({
      code: 'priority_limit',
      message: {
        title: 'Priority Limit Reached',
        description:
          'You can only have 1 priority ticket at a time. Please complete the current priority task first.',
      },
    });
    expect(moveTicket(prioritised, 'Idea', full, now).refusal).toEqual({
      code: 'idea_limit',
      message: {
        title: 'Idea Limit Reached',
        description:
          'You can only have 5 tickets in the Idea column at a time. Please prioritize or complete existing tickets first.',
      },
    });
  });

  it('into Priority is refused until the next month when five were started in this one', () => {
    const usedUp = { ...roomy, allowance: { ...allowance, used: 5 } };
    const refusal = moveTicket(idea, 'Priority', usedUp, now).refusal;
    expect(refusal?.code).toBe('monthly_limit');
    expect(refusal?.message.description).toContain('December 12, 2026');
  });

  it('never exceeds the limits of a board, whatever is tried', () => {
    const attempt = fc.record({ ticket: fc.nat(9), to: fc.constantFrom(...ticketStatuses) });
    fc.assert(
      fc.property(fc.array(attempt, { maxLength: 60 }), (attempts) => {
        let board: TicketState[] = [];
        for (const { ticket: index, to } of attempts) {
          const held = countHeld(board);
          const ticket = board[index];
          if (!ticket && held.Idea < 5) board = [...board, idea];
          if (!ticket) continue;
          const moved = moveTicket(ticket, to, { held, allowance }, now).ticket ?? ticket;
          board = board.with(index, moved);
        }
        expect(countHeld(board).Idea).toBeLessThanOrEqual(5);
        expect(countHeld(board).Priority).toBeLessThanOrEqual(1);
        expect(board.every((ticket) => refuseDeletion(ticket) === undefined)).toBe(true);
      }),
    );
  });

  it('is refused before the drop for the same reasons as after it', () => {
    const anyState = fc.constantFrom(...ticketStatuses).map((status) => ({ ...idea, status }));
    const counts = fc.record({ Idea: fc.nat(6), Priority: fc.nat(2), used: fc.nat(6) });
    fc.assert(
      fc.property(anyState, fc.constantFrom(...ticketStatuses), counts, (ticket, to, { used, ...held }) => {
        const board = { held, allowance: { ...allowance, used } };
        expect(refuseMove(ticket, to, board)).toEqual(moveTicket(ticket, to, board, now).refusal);
      }),
    );
  });
});

it('can be deleted until the consultant works on it', () => {
  expect(refuseDeletion(idea)).toBeUndefined();
  expect(refuseDeletion(prioritised)).toBeUndefined();
  expect(refuseDeletion({ ...idea, status: 'In Progress' })?.code).toBe('column_restricted');
  expect(refuseDeletion({ ...idea, status: 'Completed' })?.code).toBe('column_restricted');
});
