import { ticketsChangedEvent, ticketsLivePath } from '@chalkline/contract/addresses';
import { within } from '@testing-library/dom';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openBoard, setUpBoardTests } from '../../../testing/board-page.ts';
import { aTicket, aTicketMessage, aTicketSheet } from '../../../testing/example-tickets.ts';
import { expectFocus } from '../../../testing/expect-focus.ts';
import type { OpenPage } from '../../../testing/open-page.tsx';

const { server, holdTickets, live } = setUpBoardTests();
const ash = aTicket('Ash');
const typed = '**Please** look <b>here</b>';
const sent = aTicketMessage(typed, { html: '<p><strong>Please</strong> look &lt;b&gt;here&lt;/b&gt;</p>' });

beforeEach(() => {
  holdTickets(ash);
  server.answer('GET /api/consulting/tickets/:ticketId', aTicketSheet(ash));
});

const findSheet = async (page: OpenPage) => within(await page.findByRole('dialog', { name: 'Ash' }));
const field = (sheet: Awaited<ReturnType<typeof findSheet>>) =>
  sheet.getByLabelText('Write to your consultant');
const isOpen = () => document.querySelector('[role="dialog"]') !== null;

describe('the sheet of a ticket', () => {
  it('shows the request, its links and its history', async () => {
    const page = await openBoard('/consulting?ticket=ticket-ash');
    const sheet = await findSheet(page);
    expect(sheet.getByText('What Ash is about.')).toBeDefined();
    expect(sheet.getByRole('link', { name: /^Open the project/ }).getAttribute('href')).toBe(
      'https://replit.com/join/abc123',
    );
    expect(sheet.getByText('Created')).toBeDefined();
  });

  it('closes by Escape, and the focus returns to the link of the ticket', async () => {
    const page = await openBoard();
    await page.user.click(page.getByRole('link', { name: 'Ash' }));
    await findSheet(page);
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(isOpen()).toBe(false));
    await expectFocus(() => page.getByRole('link', { name: 'Ash' }));
    expect(window.location.search).toBe('');
  });

  it('keeps what was typed when it is closed, and forgets it once it is sent', async () => {
    const page = await openBoard('/consulting?ticket=ticket-ash');
    const sheet = await findSheet(page);
    await page.user.click(field(sheet));
    await page.user.paste(typed);
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(isOpen()).toBe(false));

    await page.user.click(page.getByRole('link', { name: 'Ash' }));
    const again = await findSheet(page);
    expect(field(again)).toHaveProperty('value', typed);
    let markdown = '';
    server.answer('POST /api/consulting/tickets/:ticketId/messages', ({ body }) => {
      markdown = body.markdown;
      server.answer('GET /api/consulting/tickets/:ticketId', aTicketSheet(ash, [sent]));
      return sent;
    });
    await page.user.click(again.getByRole('button', { name: 'Send' }));
    // The text of a message never becomes markup of the page.
    await waitFor(() =>
      expect(again.getByText('Please').parentElement?.textContent).toBe('Please look <b>here</b>'),
    );
    expect(markdown).toBe(typed);
    await waitFor(() => expect(field(again)).toHaveProperty('value', ''));
  });

  it('keeps a message that could not be sent', async () => {
    server.refuse('POST /api/consulting/tickets/:ticketId/messages', 'internal');
    const page = await openBoard('/consulting?ticket=ticket-ash');
    const sheet = await findSheet(page);
    await page.user.click(field(sheet));
    await page.user.paste('Thank you!');
    await page.user.click(sheet.getByRole('button', { name: 'Send' }));
    await page.findByText("We couldn't send your message. It's still here, so you can try again.");
    expect(field(sheet)).toHaveProperty('value', 'Thank you!');
  });

  it('refuses an empty message next to the field', async () => {
    const page = await openBoard('/consulting?ticket=ticket-ash');
    const sheet = await findSheet(page);
    await page.user.click(sheet.getByRole('button', { name: 'Send' }));
    expect(await sheet.findByText('Message is required')).toBeDefined();
    await expectFocus(() => field(sheet));
  });

  it('shows what the consultant writes and does while it is open', async () => {
    const page = await openBoard('/consulting?ticket=ticket-ash');
    const sheet = await findSheet(page);
    const reply = aTicketMessage('It is the gasket.', {
      from: 'consultant',
      isYours: false,
      authorName: 'Robin',
    });
    const completed = aTicket('Ash', { status: 'Completed' });
    holdTickets(completed);
    server.answer('GET /api/consulting/tickets/:ticketId', aTicketSheet(completed, [reply]));
    await live.send(ticketsLivePath, ticketsChangedEvent);
    await sheet.findByText('It is the gasket.');
    expect(sheet.getByText('Robin')).toBeDefined();
    await sheet.findByText('Completed');
    expect(sheet.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it("says that a ticket doesn't exist, also for somebody else's", async () => {
    server.refuse('GET /api/consulting/tickets/:ticketId', 'not_found');
    const page = await openBoard('/consulting?ticket=ticket-of-somebody-else');
    const dialog = within(await page.findByRole('dialog', { name: 'Ticket not found' }));
    await page.user.click(dialog.getByRole('button', { name: 'See all tickets' }));
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(window.location.search).toBe('');
  });
});
