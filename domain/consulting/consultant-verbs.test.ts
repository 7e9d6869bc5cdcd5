import { describe, expect, it } from 'vitest';
import { acknowledgeTicket, completeTicket, moveTicketBack, startTicket } from './consultant-verbs.ts';
import { newTicketState, type TicketState } from './ticket.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 15, hour));
const idea = newTicketState;
const prioritised: TicketState = { ...idea, status: 'Priority', prioritisedAt: at(1) };
const acknowledged = { ...prioritised, acknowledgedAt: at(2) };
const started = { ...acknowledged, status: 'In Progress', startedAt: at(3) } as const;
const completed = { ...started, status: 'Completed', completedAt: at(4) } as const;
const room = { Idea: 0, Priority: 0 };

describe('a consultant', () => {
  it('acknowledges, starts and completes, each with its time', () => {
    expect(acknowledgeTicket(prioritised, at(2)).ticket).toEqual(acknowledged);
    expect(startTicket(acknowledged, at(3)).ticket).toEqual(started);
    expect(completeTicket(started, at(4)).ticket).toEqual(completed);
  });

  it('acknowledges by starting', () => {
    expect(startTicket(prioritised, at(3)).ticket).toEqual({ ...started, acknowledgedAt: at(3) });
  });

  it('changes nothing by a double click', () => {
    expect(acknowledgeTicket(acknowledged, at(9)).ticket).toBe(acknowledged);
    expect(startTicket(started, at(9)).ticket).toBe(started);
    expect(completeTicket(completed, at(9)).ticket).toBe(completed);
    expect(moveTicketBack(acknowledged, 'In Progress', room).ticket).toBe(acknowledged);
  });

  it('starts only Priority tickets, and completes only those in progress', () => {
    expect(acknowledgeTicket(idea, at(2)).refusal?.code).toBe('conflict');
    expect(startTicket(idea, at(2)).refusal?.code).toBe('conflict');
    expect(startTicket(completed, at(2)).refusal?.code).toBe('conflict');
    expect(completeTicket(prioritised, at(2)).refusal?.code).toBe('conflict');
  });

  it('moves one column back, and keeps the times that are still valid', () => {
    expect(moveTicketBack(completed, 'Completed', room).ticket).toEqual(started);
    expect(moveTicketBack(started, 'In Progress', room).ticket).toEqual(acknowledged);
    expect(moveTicketBack(acknowledged, 'Priority', room).ticket).toEqual(idea);
    expect(moveTicketBack(idea, 'Idea', room).refusal?.code).toBe('conflict');
    expect(moveTicketBack(completed, 'Priority', room).refusal?.code).toBe('conflict');
  });

  it("does not exceed the limits of a member's columns", () => {
    expect(moveTicketBack(started, 'In Progress', { Idea: 0, Priority: 1 }).refusal?.code).toBe(
      'priority_limit',
    );
    expect(moveTicketBack(acknowledged, 'Priority', { Idea: 5, Priority: 1 }).refusal?.code).toBe(
      'idea_limit',
    );
  });
});
