import { writeTicketState } from '@chalkline/contract/ticket-state';
import type { Ticket } from '@chalkline/contract/tickets';
import { newTicketState } from '@chalkline/domain/consulting/ticket';
import { expect, it } from 'vitest';
import { changesBetween } from './board-changes.ts';

const ticket: Ticket = {
  ...writeTicketState(newTicketState),
  id: '3f6f0f1e-7f4b-4c0e-9a53-d4f0b3a3c001',
  title: 'Fix the sign-in',
  description: 'It loops.',
  type: 'Review',
  videoUrl: null,
  replitJoinLink: 'https://replit.com/join/abc123',
  createdAt: '2026-03-02T09:00:00.000Z',
  due: null,
  messageCount: 0,
  lastMessageFrom: null,
};
const at = '2026-03-03T09:00:00.000Z';

const cases: readonly [string, Partial<Ticket>, Partial<Ticket>, string[]][] = [
  ['nothing where nothing changed', {}, {}, []],
  ['nothing of a move that is the member’s own', {}, { status: 'Priority', prioritisedAt: at }, []],
  [
    'an acknowledgement',
    { status: 'Priority' },
    { status: 'Priority', acknowledgedAt: at },
    ['Your consultant acknowledged “Fix the sign-in”.'],
  ],
  [
    'a start, and not the acknowledgement that comes with it',
    { status: 'Priority' },
    { status: 'In Progress', acknowledgedAt: at, startedAt: at },
    ['Your consultant moved “Fix the sign-in” to In Progress.'],
  ],
  [
    'a way back',
    { status: 'In Progress' },
    { status: 'Priority' },
    ['Your consultant moved “Fix the sign-in” back to Priority.'],
  ],
  [
    'an answer',
    {},
    { messageCount: 1, lastMessageFrom: 'consultant' },
    ['Your consultant replied to “Fix the sign-in”.'],
  ],
  ['nothing of what the member wrote', {}, { messageCount: 1, lastMessageFrom: 'member' }, []],
];

it.each(cases)('reports %s', (_, before, after, messages) => {
  expect(changesBetween([{ ...ticket, ...before }], [{ ...ticket, ...after }])).toEqual(messages);
});
