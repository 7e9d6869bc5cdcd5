import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { expectBoard, openBoard, setUpBoardTests, shownBoard } from '../../testing/board-page.ts';
import { aTicket } from '../../testing/example-tickets.ts';

const { server, holdTickets } = setUpBoardTests();
const deletion = 'DELETE /api/consulting/tickets/:ticketId';

describe('deleting a ticket', () => {
  it('needs a confirmation, and leaves the ticket when it fails', async () => {
    holdTickets(aTicket('Ash'));
    server.refuse(deletion, 'internal');
    const page = await openBoard();
    await page.user.click(page.getByRole('button', { name: 'Delete “Ash”' }));
    const question = within(await page.findByRole('dialog', { name: 'Delete this ticket?' }));
    expect(server.count('DELETE /api/consulting/tickets/ticket-ash')).toBe(0);
    await page.user.click(question.getByRole('button', { name: 'Delete ticket' }));
    await page.findByText('Failed to delete ticket.');
    expect(page.getByText('Error')).toBeDefined();
    expect(shownBoard(page)).toEqual({ Idea: ['Ash'] });

    server.answer(deletion, undefined);
    await page.user.click(question.getByRole('button', { name: 'Delete ticket' }));
    await page.findByText('Ticket deleted successfully');
    await expectBoard(page, {});
  });
});
