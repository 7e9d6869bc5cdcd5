import { ticketsChangedEvent, ticketsLivePath } from '@chalkline/contract/addresses';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  column,
  expectBoard,
  findInMenu,
  moveByMenu,
  openBoard,
  setUpBoardTests,
  shownBoard,
} from '../../testing/board-page.ts';
import { anAllowance, aPriorityTicket, aStartedTicket, aTicket } from '../../testing/example-tickets.ts';
import { refused } from '../../testing/fake-server.ts';

const { server, holdTickets, live } = setUpBoardTests();
const move = 'PATCH /api/consulting/tickets/:ticketId/status';

describe('a ticket moved by its menu', () => {
  it('is in its new column before the server has answered, and keeps the focus', async () => {
    holdTickets(aTicket('Ash'), aTicket('Oak'));
    const sent: unknown[] = [];
    const release = server.hold(move, ({ body, parameters: { ticketId } }) => {
      sent.push([ticketId, body]);
      return aPriorityTicket('Ash');
    });
    const page = await openBoard();
    await moveByMenu(page, 'Ash', 'Priority');
    expect(shownBoard(page)).toEqual({ Idea: ['Oak'], Priority: ['Ash'] });
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move “Ash”'));
    release();
    await page.findByText('Ticket moved successfully');
    await column(page, 'Priority').findByText('24 h left');
    expect(column(page, 'Idea').getByText('1 of 5')).toBeDefined();
    expect(sent).toEqual([['ticket-ash', { status: 'Priority' }]]);
  });

  it('stays in Idea while another one is the priority, and the menu and a toast say why', async () => {
    holdTickets(aPriorityTicket('Oak'), aTicket('Elm'));
    const page = await openBoard();
    const item = await findInMenu(page, 'Elm', 'Priority');
    expect(item.textContent).toContain('full');
    await page.user.click(item);
    await page.findByText('Priority Limit Reached');
    await page.findByText(
      'You can only have 1 priority ticket at a time. Please complete the current priority task first.',
    );
    expect(shownBoard(page)).toEqual({ Idea: ['Elm'], Priority: ['Oak'] });
    expect(server.requests.filter((request) => request.startsWith('PATCH'))).toEqual([]);
  });

  it('cannot go back to a full Idea column', async () => {
    const ideas = ['Oak', 'Elm', 'Fir', 'Yew', 'Box'];
    holdTickets(aPriorityTicket('Ash'), ...ideas.map((title) => aTicket(title)));
    const page = await openBoard();
    expect(column(page, 'Idea').getByText('5 of 5')).toBeDefined();
    await moveByMenu(page, 'Ash', 'Idea');
    await page.findByText('Idea Limit Reached');
    await page.findByText(
      'You can only have 5 tickets in the Idea column at a time. Please prioritize or complete existing tickets first.',
    );
    expect(shownBoard(page)).toEqual({ Idea: ideas, Priority: ['Ash'] });
  });

  it("stays in Idea when the month's tickets are used up", async () => {
    holdTickets(aTicket('Sixth'));
    server.answer('GET /api/consulting/allowance', { ...anAllowance, used: 5 });
    const page = await openBoard();
    expect(page.getByText('5 of 5').parentElement?.textContent).toBe('5 of 5 tickets used this month');
    await moveByMenu(page, 'Sixth', 'Priority');
    await page.findByText('Monthly Limit Reached');
    await page.findByText(
      /^You've used all 5 tickets for this month\. You can prioritize another from December 1, 2026/,
    );
    expect(shownBoard(page)).toEqual({ Idea: ['Sixth'] });
  });

  it('goes back when the move fails', async () => {
    holdTickets(aPriorityTicket('Oak'));
    server.refuse(move, 'internal');
    const page = await openBoard();
    await moveByMenu(page, 'Oak', 'Idea');
    await page.findByText('Failed to move ticket');
    expect(page.getByText('Error')).toBeDefined();
    await expectBoard(page, { Priority: ['Oak'] });
  });

  it("stays where the consultant moved it, although the reply to the member's own move is late", async () => {
    holdTickets(aPriorityTicket('Oak'));
    const release = server.hold(move, () => refused('column_restricted'));
    const page = await openBoard();
    await moveByMenu(page, 'Oak', 'Idea');
    await expectBoard(page, { Idea: ['Oak'] });
    holdTickets(aStartedTicket('Oak'));
    await live.send(ticketsLivePath, ticketsChangedEvent);
    await expectBoard(page, { 'In Progress': ['Oak'] });
    release();
    await page.findByText('Column Restricted');
    await page.findByText(
      'These columns will be manually updated as the consultant begins working on and completes your requests.',
    );
    expect(shownBoard(page)).toEqual({ 'In Progress': ['Oak'] });
  });
});
