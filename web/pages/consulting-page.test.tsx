import { liveOverEvent, ticketsChangedEvent, ticketsLivePath } from '@chalkline/contract/addresses';
import { within } from '@testing-library/dom';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { column, expectBoard, openBoard, setUpBoardTests } from '../testing/board-page.ts';
import {
  anAllowance,
  aPriorityTicket,
  aStartedTicket,
  aTicket,
  measuredResponseTimes,
} from '../testing/example-tickets.ts';
import { openPage } from '../testing/open-page.tsx';

const { server, signIn, holdTickets, live } = setUpBoardTests();
const news = () => document.querySelector('main [role="status"]')?.textContent;

describe('the consulting page', () => {
  it('has an empty board with its limits at first', async () => {
    const page = await openBoard();
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Manage Your Requests');
    expect(column(page, 'Idea').getByText('0 of 5')).toBeDefined();
    expect(column(page, 'Priority').getByText(/^Your one priority goes here\./)).toBeDefined();
    expect(page.getByText('0 of 5', { selector: 'strong' }).parentElement?.textContent).toBe(
      '0 of 5 tickets used this month',
    );
  });

  it('shows the text of a ticket as it was written, its type and its recording', async () => {
    const description = '<script>alert(1)</script> since the last deploy';
    holdTickets(aTicket('Ash', { description, type: 'Build', videoUrl: 'https://www.loom.com/share/0281' }));
    const page = await openBoard();
    expect(column(page, 'Idea').getByText(description)).toBeDefined();
    expect(column(page, 'Idea').getByText('Build')).toBeDefined();
    const recording = column(page, 'Idea').getByRole('link', { name: /^View Recording/ });
    expect([recording.getAttribute('target'), recording.getAttribute('href')]).toEqual([
      '_blank',
      'https://www.loom.com/share/0281',
    ]);
  });

  it('says that the tickets could not be loaded, and loads them on retry', async () => {
    server.refuse('GET /api/consulting/tickets', 'internal');
    const page = await openPage('/consulting');
    await page.findByText("We couldn't load your tickets");
    holdTickets(aTicket('Ash'));
    await page.user.click(page.getByRole('button', { name: 'Try again' }));
    await page.findByLabelText('Your tickets');
    await expectBoard(page, { Idea: ['Ash'] });
  });

  it('shows and tells what the consultant does', async () => {
    holdTickets(aPriorityTicket('Ash'));
    const page = await openBoard();
    const acknowledgedAt = new Date().toISOString();
    holdTickets(aPriorityTicket('Ash', { acknowledgedAt, due: null }));
    await live.send(ticketsLivePath, ticketsChangedEvent);
    await waitFor(() => expect(news()).toBe('Your consultant acknowledged “Ash”.'));
    expect(column(page, 'Priority').getByText('Acknowledged')).toBeDefined();

    server.answer('GET /api/consulting/allowance', { ...anAllowance, used: 1 });
    holdTickets(aStartedTicket('Ash'));
    await live.send(ticketsLivePath, ticketsChangedEvent);
    await waitFor(() => expect(news()).toBe('Your consultant moved “Ash” to In Progress.'));
    expect(column(page, 'In Progress').getByText('48 h left')).toBeDefined();
    expect(page.queryByRole('button', { name: 'Move “Ash”' })).toBeNull();
    await waitFor(() => expect(page.getByText('1 of 5', { selector: 'strong' })).toBeDefined());

    holdTickets(aStartedTicket('Ash', { messageCount: 1, lastMessageFrom: 'consultant' }));
    await live.send(ticketsLivePath, ticketsChangedEvent);
    await waitFor(() => expect(news()).toBe('Your consultant replied to “Ash”.'));

    holdTickets(aTicket('Ash', { status: 'Completed' }));
    await live.send(ticketsLivePath, ticketsChangedEvent);
    await expectBoard(page, { Completed: ['Ash'] });
  });

  it('asks somebody whose session has ended to sign in again', async () => {
    const page = await openBoard();
    signIn(null);
    server.refuse('GET /api/consulting/tickets', 'signed_out');
    server.refuse('GET /api/consulting/allowance', 'signed_out');
    await live.send(ticketsLivePath, liveOverEvent);
    const dialog = within(await page.findByRole('dialog', { name: "You've been signed out" }));
    expect(dialog.getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toBe(
      '/sign-in?returnTo=%2Fconsulting',
    );
  });

  it('copies the contact address', async () => {
    const page = await openBoard();
    await page.user.click(page.getByRole('button', { name: 'Get in touch' }));
    await page.findByText('Email Copied!');
    expect(await navigator.clipboard.readText()).toBe('hello@chalkline.example');
  });

  it('shows measured response times once there are enough tickets', async () => {
    server.answer('GET /api/consulting/promise', measuredResponseTimes);
    const page = await openBoard();
    expect(page.getByText('Acknowledged after')).toBeDefined();
    expect(page.getByText('Completed after')).toBeDefined();
    expect(page.getAllByText(/Half of the 10 tickets in the last \d+ days .* Nine out of ten/)).toHaveLength(
      2,
    );
  });
});
