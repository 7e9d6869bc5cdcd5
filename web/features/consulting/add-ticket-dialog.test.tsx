import { ticketsChangedEvent, ticketsLivePath } from '@chalkline/contract/addresses';
import { within } from '@testing-library/dom';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { column, expectBoard, openBoard, setUpBoardTests } from '../../testing/board-page.ts';
import { aPriorityTicket, aTicket } from '../../testing/example-tickets.ts';
import { expectFocus } from '../../testing/expect-focus.ts';
import type { OpenPage } from '../../testing/open-page.tsx';

const { server, holdTickets, live } = setUpBoardTests();
const title = 'The sign-in loops';

const findDialog = async (page: OpenPage) =>
  within(await page.findByRole('dialog', { name: 'Add New Ticket' }));
type TicketDialog = Awaited<ReturnType<typeof findDialog>>;

async function openDialog(page: OpenPage): Promise<TicketDialog> {
  await page.user.click(page.getByRole('button', { name: 'Add Ticket' }));
  return findDialog(page);
}

async function fillIn(page: OpenPage, dialog: TicketDialog, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const field = dialog.getByLabelText(new RegExp(`^${label}`));
    await page.user.clear(field);
    await page.user.click(field);
    await page.user.paste(text);
  }
}

const complete = {
  Title: title,
  Description: '<script>alert(1)</script> since the last deploy',
  'Replit join link': 'replit.com/join/abc-123_x',
};

const submit = (page: OpenPage, dialog: TicketDialog) =>
  page.user.click(dialog.getByRole('button', { name: 'Create ticket' }));

const isOpen = () => document.querySelector('[role="dialog"]') !== null;

describe('the join link of a new ticket', () => {
  const joinLink = 'https://replit.com/join/paws';

  it('comes from the project, until another one is typed', async () => {
    server.answer('GET /api/account/project', {
      project: { name: '', purpose: '', url: '', joinLink },
      projectChangedAt: '2026-11-10T00:00:00.000Z',
      typed: [],
    });
    const page = await openBoard();
    const dialog = await openDialog(page);
    const field = await dialog.findByDisplayValue<HTMLInputElement>(joinLink);
    await page.user.clear(field);
    expect(field.value).toBe('');
  });
});

describe('the dialog for a new ticket', () => {
  it('opens by the key C with the focus in its title, and says what we do not take on', async () => {
    const page = await openBoard();
    await page.user.keyboard('c');
    const dialog = await findDialog(page);
    await expectFocus(() => dialog.getByLabelText(/^Title/));
    expect(dialog.getByText('Whole apps from scratch')).toBeDefined();
  });

  it('reports the first mistake in a toast and next to its field, which gets the focus', async () => {
    const page = await openBoard('/consulting?add=Idea');
    const dialog = await findDialog(page);
    const steps: [fields: Record<string, string>, title: string, description: string, field: RegExp][] = [
      [{}, 'Validation Error', 'Title is required', /^Title/],
      [{ Title: title }, 'Validation Error', 'Description is required', /^Description/],
      [
        { Description: 'It loops.', 'Replit join link': 'replit.com/join/' },
        'Invalid Replit Link',
        'Please enter a valid Replit join link (e.g., replit.com/join/abc123).',
        /^Replit join link/,
      ],
      [
        { 'Replit join link': 'replit.com/join/abc123', 'Screenshare/Loom Link': 'javascript:alert(1)' },
        'Invalid Video URL',
        'Please use a video link from Loom, YouTube, Vimeo, or Google Drive.',
        /^Screenshare/,
      ],
    ];
    for (const [fields, toastTitle, description, field] of steps) {
      await fillIn(page, dialog, fields);
      await submit(page, dialog);
      await page.findByText(toastTitle);
      expect(page.getAllByText(description)).toHaveLength(2);
      expect(dialog.getByText(description)).toBeDefined();
      await expectFocus(() => dialog.getByLabelText(field));
    }
    expect(server.count('POST /api/consulting/tickets')).toBe(0);
  });

  it('checks the join link while it is typed', async () => {
    const page = await openBoard();
    const dialog = await openDialog(page);
    const link = dialog.getByLabelText(/^Replit join link/);
    await fillIn(page, dialog, { 'Replit join link': 'replit.com/join/' });
    expect(link.getAttribute('aria-invalid')).toBe('true');
    await fillIn(page, dialog, { 'Replit join link': 'replit.com/join/abc-123_x' });
    expect(link.getAttribute('aria-invalid')).toBeNull();
  });

  it('keeps a draft when the page is loaded again, until the ticket is created', async () => {
    const page = await openBoard();
    const dialog = await openDialog(page);
    await fillIn(page, dialog, complete);
    await page.user.selectOptions(dialog.getByLabelText('Type'), 'Build');
    await page.user.click(dialog.getByRole('button', { name: 'Save as draft' }));
    await waitFor(() => expect(isOpen()).toBe(false));
    const reloaded = await openBoard();
    const again = await openDialog(reloaded);
    expect(again.getByLabelText(/^Title/)).toHaveProperty('value', title);
    expect(again.getByLabelText('Type')).toHaveProperty('value', 'Build');

    let sent: unknown;
    server.answer('POST /api/consulting/tickets', ({ body }) => {
      sent = body;
      return aTicket(title);
    });
    await submit(reloaded, again);
    await reloaded.findByText('Ticket created successfully');
    expect(sent).toMatchObject({ title, type: 'Build', replitJoinLink: complete['Replit join link'] });
    await waitFor(() => expect(isOpen()).toBe(false));
    expect((await openDialog(reloaded)).getByLabelText(/^Title/)).toHaveProperty('value', '');
  });

  it('stays open when the ticket could not be created, and Ctrl+Enter tries again', async () => {
    server.refuse('POST /api/consulting/tickets', 'internal');
    const page = await openBoard();
    const dialog = await openDialog(page);
    await fillIn(page, dialog, complete);
    await submit(page, dialog);
    await page.findByText('Failed to create ticket.');
    expect(page.getByText('Error')).toBeDefined();
    server.answer('POST /api/consulting/tickets', aTicket(title));
    await page.user.click(dialog.getByLabelText(/^Description/));
    await page.user.keyboard('{Control>}{Enter}{/Control}');
    await page.findByText('Ticket created successfully');
    await expectBoard(page, { Idea: [title] });
    expect(column(page, 'Idea').getByText('1 of 5')).toBeDefined();
  });

  it('shows a ticket once, although the live update arrives before the reply', async () => {
    const release = server.hold('POST /api/consulting/tickets', aTicket(title));
    const page = await openBoard();
    const dialog = await openDialog(page);
    await fillIn(page, dialog, complete);
    await submit(page, dialog);
    holdTickets(aTicket(title));
    await live.send(ticketsLivePath, ticketsChangedEvent);
    await expectBoard(page, { Idea: [title] });
    release();
    await page.findByText('Ticket created successfully');
    await waitFor(() => expect(isOpen()).toBe(false));
    await expectBoard(page, { Idea: [title] });
  });

  it('refuses a sixth idea and keeps its text', async () => {
    holdTickets(...['Ash', 'Oak', 'Elm', 'Fir', 'Yew'].map((name) => aTicket(name)));
    const page = await openBoard();
    await page.user.click(page.getByRole('button', { name: 'Add a ticket to Idea' }));
    const dialog = await findDialog(page);
    await fillIn(page, dialog, complete);
    await submit(page, dialog);
    await page.findByText('Idea Limit Reached');
    await page.findByText(
      'You can only have 5 tickets in the Idea column. Please prioritize or complete existing tickets first.',
    );
    expect(server.count('POST /api/consulting/tickets')).toBe(0);
    await page.user.click(dialog.getByRole('button', { name: 'Save as draft' }));
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(column(page, 'Idea').getByText('5 of 5')).toBeDefined();
  });

  it('does not open for Priority while there is a priority ticket', async () => {
    holdTickets(aPriorityTicket('Oak'));
    const page = await openBoard();
    await page.user.click(page.getByRole('button', { name: 'Add a ticket to Priority' }));
    await page.findByText('Priority Limit Reached');
    expect(isOpen()).toBe(false);
  });
});
