import { ticketsChangedEvent } from '@chalkline/contract/addresses';
import { founderTicketsLivePath } from '@chalkline/contract/console-addresses';
import type { FounderTicket } from '@chalkline/contract/tickets';
import { within } from '@testing-library/dom';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aFounderTicket,
  aPriorityTicket,
  aStartedTicket,
  aTicket,
  aTicketMessage,
  aTicketSheet,
  measuredResponseTimes,
} from '../testing/example-tickets.ts';
import { aFounder } from '../testing/examples.ts';
import { fakeLiveUpdates } from '../testing/live-updates.ts';
import { type OpenPage, openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const live = fakeLiveUpdates();
const acknowledged = { acknowledgedAt: new Date().toISOString(), due: null };

const holdTickets = (...tickets: readonly FounderTicket[]) =>
  server.answer('GET /api/founder/tickets', [...tickets]);

beforeEach(() => {
  signIn(aFounder);
  server.answer('GET /api/consulting/promise', { acknowledgement: null, completion: null });
});

const row = (page: OpenPage, title: string): HTMLElement => {
  const item = page.getByRole('link', { name: title }).closest('li');
  if (!item) throw new Error(`There is no row for ${title}.`);
  return item;
};
const titles = (page: OpenPage) =>
  within(page.getByRole('main'))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe("the consultant's tickets", () => {
  it('appear live, with their member, plan, allowance and time left', async () => {
    holdTickets();
    const page = await openPage('/founder/tickets');
    holdTickets(aFounderTicket(aPriorityTicket('Ash'), 'Mia'));
    await live.send(founderTicketsLivePath, ticketsChangedEvent);
    await page.findByRole('link', { name: 'Ash' });
    const text = row(page, 'Ash').textContent;
    for (const part of ['Mia', 'Consulting', '0 of 5 this month', '24 h left']) expect(text).toContain(part);
  });

  it('can be filtered by member and type, in the URL', async () => {
    const mine = aFounderTicket(aTicket('Only mine'), 'Mia');
    holdTickets(mine, aFounderTicket(aTicket('Oak', { type: 'Build' }), 'Noor'));
    const page = await openPage('/founder/tickets');
    await page.user.selectOptions(await page.findByLabelText('Member'), 'Mia');
    await waitFor(() => expect(titles(page)).toEqual(['Only mine']));
    expect(new URLSearchParams(window.location.search).get('member')).toBe(mine.member.id);
    await page.user.selectOptions(page.getByLabelText('Type'), 'Build');
    await page.findByText('No matching tickets');
    await page.user.click(page.getByRole('button', { name: 'Show all tickets' }));
    await waitFor(() => expect(titles(page)).toEqual(['Oak', 'Only mine']));
    expect(window.location.search).toBe('');
  });

  it('are acknowledged and started by keys, which act on the focused row and step to the next', async () => {
    holdTickets(aFounderTicket(aPriorityTicket('Ash')), aFounderTicket(aPriorityTicket('Oak')));
    server.answer('POST /api/founder/tickets/:ticketId/acknowledge', () => {
      holdTickets(
        aFounderTicket(aPriorityTicket('Oak')),
        aFounderTicket(aPriorityTicket('Ash', acknowledged)),
      );
      return aFounderTicket(aPriorityTicket('Ash', acknowledged));
    });
    const page = await openPage('/founder/tickets');
    page.getByRole('link', { name: 'Ash' }).focus();
    await page.user.keyboard('a');
    await page.findByText("Acknowledged. We'll email the member.");
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Oak'));
    await waitFor(() => expect(row(page, 'Ash').textContent).toContain('Acknowledged'));

    server.answer('POST /api/founder/tickets/:ticketId/start', () => {
      holdTickets(aFounderTicket(aStartedTicket('Ash')), aFounderTicket(aPriorityTicket('Oak')));
      return aFounderTicket(aStartedTicket('Ash'));
    });
    page.getByRole('link', { name: 'Ash' }).focus();
    await page.user.keyboard('s');
    await page.findByText("Started. The 48-hour clock is running, and we'll email the member.");
    await waitFor(() => expect(row(page, 'Ash').textContent).toContain('48 h left'));
  });

  it('move the focus before the list is reloaded, and not again after it', async () => {
    holdTickets(aFounderTicket(aPriorityTicket('Ash')), aFounderTicket(aPriorityTicket('Oak')));
    server.answer(
      'POST /api/founder/tickets/:ticketId/acknowledge',
      aFounderTicket(aPriorityTicket('Ash', acknowledged)),
    );
    const page = await openPage('/founder/tickets');
    const release = server.hold('GET /api/founder/tickets', [
      aFounderTicket(aPriorityTicket('Oak')),
      aFounderTicket(aPriorityTicket('Ash', acknowledged)),
    ]);
    page.getByRole('link', { name: 'Ash' }).focus();
    await page.user.keyboard('a');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Oak'));
    page.getByRole('link', { name: 'Ash' }).focus();
    release();
    await waitFor(() => expect(titles(page)).toEqual(['Oak', 'Ash']));
    expect(document.activeElement?.textContent).toBe('Ash');
  });

  it('are completed by the first of two quick presses, not also the next one by the second', async () => {
    const ash = aFounderTicket(aStartedTicket('Ash'));
    const oak = aFounderTicket(aStartedTicket('Oak'));
    const completed = aFounderTicket({ ...ash, status: 'Completed' });
    holdTickets(ash, oak);
    server.answer('POST /api/founder/tickets/:ticketId/complete', () => {
      holdTickets(oak, completed);
      return completed;
    });
    const page = await openPage('/founder/tickets');
    page.getByRole('link', { name: 'Ash' }).focus();
    await page.user.keyboard('d');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Oak'));
    await page.user.keyboard('d');
    await waitFor(() => expect(titles(page)).toEqual(['Oak', 'Ash']));
    expect(server.count(`POST /api/founder/tickets/${ash.id}/complete`)).toBe(1);
    expect(server.count(`POST /api/founder/tickets/${oak.id}/complete`)).toBe(0);
  });

  it('have a sheet with the member, the conversation and the next step', async () => {
    const ticket = aFounderTicket(aStartedTicket('Ash'), 'Mia');
    holdTickets(ticket);
    server.answer('GET /api/founder/tickets/:ticketId', { ...aTicketSheet(ticket), ...ticket });
    const page = await openPage(`/founder/tickets?ticket=${ticket.id}`);
    const sheet = within(await page.findByRole('dialog', { name: 'Ash' }));
    expect(sheet.getByRole('link', { name: 'Mia' }).getAttribute('href')).toBe(
      `/founder/members/${ticket.member.id}`,
    );
    const reply = aTicketMessage('It is the gasket.');
    server.answer('POST /api/founder/tickets/:ticketId/messages', () => {
      server.answer('GET /api/founder/tickets/:ticketId', { ...aTicketSheet(ticket, [reply]), ...ticket });
      return reply;
    });
    await page.user.click(sheet.getByLabelText('Answer'));
    await page.user.paste('It is the gasket.');
    await page.user.click(sheet.getByRole('button', { name: 'Send' }));
    await sheet.findByText('It is the gasket.', { selector: 'p' });

    const completed = aFounderTicket(aTicket('Ash', { status: 'Completed' }), 'Mia');
    server.answer('POST /api/founder/tickets/:ticketId/complete', () => {
      holdTickets(completed);
      return completed;
    });
    await page.user.click(sheet.getByRole('button', { name: 'Complete' }));
    await sheet.findByText('Completed');
  });

  it('are not completed while an answer is unsent', async () => {
    const ticket = aFounderTicket(aStartedTicket('Ash'), 'Mia');
    holdTickets(ticket);
    server.answer('GET /api/founder/tickets/:ticketId', { ...aTicketSheet(ticket), ...ticket });
    const page = await openPage('/founder/tickets');
    await page.user.click(page.getByRole('link', { name: 'Ash' }));
    const sheet = within(await page.findByRole('dialog', { name: 'Ash' }));
    await page.user.click(await sheet.findByLabelText('Answer'));
    await page.user.paste('Replace the gasket.');
    await page.user.click(sheet.getByRole('button', { name: 'Complete' }));
    await page.findByText("Your answer isn't sent yet");
    expect(server.count(`POST /api/founder/tickets/${ticket.id}/complete`)).toBe(0);
    await page.user.clear(sheet.getByLabelText('Answer'));
  });

  it('name the role of staff, who need no plan', async () => {
    const ticket = aFounderTicket(aTicket('Ash'), 'Robin');
    const staffTicket: FounderTicket = {
      ...ticket,
      member: { ...ticket.member, plan: 'Free', role: 'founder' },
    };
    holdTickets(staffTicket);
    server.answer('GET /api/founder/tickets/:ticketId', { ...aTicketSheet(staffTicket), ...staffTicket });
    const page = await openPage('/founder/tickets');
    await page.findByRole('link', { name: 'Ash' });
    expect(row(page, 'Ash').textContent).toMatch(/Robin Founder/);
    await page.user.click(page.getByRole('link', { name: 'Ash' }));
    const sheet = within(await page.findByRole('dialog'));
    expect((await sheet.findByText('Role')).nextSibling?.textContent).toBe('Founder');
    expect(sheet.queryByText('Free')).toBeNull();
  });

  it('come with the measured response times, once there are enough tickets', async () => {
    holdTickets();
    const page = await openPage('/founder/tickets');
    expect(page.getByText('Response times appear here once there are ten tickets.')).toBeDefined();
    server.answer('GET /api/consulting/promise', measuredResponseTimes);
    const later = await openPage('/founder/tickets');
    expect(await later.findByText('Acknowledged after')).toBeDefined();
    expect(later.getByText('Completed after')).toBeDefined();
  });
});
