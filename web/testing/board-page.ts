import type { Ticket } from '@chalkline/contract/tickets';
import { ticketStatuses } from '@chalkline/domain/consulting/ticket';
import { within } from '@testing-library/dom';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { anAllowance } from './example-tickets.ts';
import { aConsultingMember } from './examples.ts';
import { fakeLiveUpdates, type LiveUpdates } from './live-updates.ts';
import { type OpenPage, openPage } from './open-page.tsx';
import { type PageTests, setUpPageTests } from './page-tests.ts';

/** The titles of the tickets in each column. Columns without tickets are left out. */
type BoardShown = Readonly<Record<string, readonly string[]>>;

export interface BoardTests extends PageTests {
  readonly live: LiveUpdates;
  /** Replaces the tickets that the server holds. */
  holdTickets(...tickets: readonly Ticket[]): void;
}

/** Call this once per test file about a member's board. */
export function setUpBoardTests(): BoardTests {
  const tests = setUpPageTests();
  const live = fakeLiveUpdates();
  const holdTickets = (...tickets: readonly Ticket[]) =>
    tests.server.answer('GET /api/consulting/tickets', [...tickets]);
  beforeEach(() => {
    tests.signIn(aConsultingMember);
    tests.server.answerAll({
      'GET /api/consulting/allowance': anAllowance,
      'GET /api/consulting/promise': { acknowledgement: null, completion: null },
    });
    holdTickets();
  });
  return { ...tests, live, holdTickets };
}

/** Opens the board and waits for its code. */
export async function openBoard(address = '/consulting'): Promise<OpenPage> {
  const page = await openPage(address);
  await page.findByLabelText('Your tickets');
  return page;
}

export function column(page: OpenPage, name: string) {
  return within(page.getByRole('region', { name, hidden: true }));
}

export function shownBoard(page: OpenPage): BoardShown {
  const columns = ticketStatuses.map((status): [string, string[]] => {
    const titles = column(page, status).queryAllByRole('heading', { level: 3, hidden: true });
    return [status, titles.map(({ textContent }) => textContent)];
  });
  return Object.fromEntries(columns.filter(([, titles]) => titles.length > 0));
}

/** Waits until the board shows these tickets. */
export async function expectBoard(page: OpenPage, board: BoardShown): Promise<void> {
  await waitFor(() => expect(shownBoard(page)).toEqual(board));
}

/** Opens the menu on a card and finds one of its columns. */
export async function findInMenu(page: OpenPage, title: string, to: string): Promise<HTMLElement> {
  await page.user.click(page.getByRole('button', { name: `Move “${title}” to…` }));
  return page.findByRole('menuitem', { name: new RegExp(`^${to}`) });
}

/** Moves a ticket by the menu on its card. */
export async function moveByMenu(page: OpenPage, title: string, to: string): Promise<void> {
  await page.user.click(await findInMenu(page, title, to));
}
