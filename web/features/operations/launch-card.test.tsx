import type { LaunchCheck, LaunchChecklist } from '@chalkline/contract/operations';
import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { aFounder } from '../../testing/examples.ts';
import { type OpenPage, openPage } from '../../testing/open-page.tsx';
import { nothingChecked, wellChecks, wellOperations } from '../../testing/operations-examples.ts';
import { setUpPageTests } from '../../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();

const disk: LaunchCheck = {
  key: 'disk',
  title: 'Free disk space',
  status: 'passed',
  detail: '20 GB is free.',
  fix: null,
};
const spf: LaunchCheck = {
  key: 'spf',
  title: 'SPF record',
  status: 'failed',
  detail: 'example.com: There is no SPF record.',
  fix: 'Add the TXT record that your email company shows you.',
};
const checkedJustNow = (...checks: LaunchCheck[]): LaunchChecklist => ({
  isRunning: false,
  checkedAt: new Date().toISOString(),
  checks,
});

beforeEach(() => {
  signIn(aFounder);
  server.answerAll({
    'GET /api/founder/operations': wellOperations,
    'GET /api/founder/operations/checks': wellChecks,
    'GET /api/founder/operations/launch-checks': nothingChecked,
  });
});

const card = (page: OpenPage) => within(page.getByRole('region', { name: 'Launch checklist' }));

describe('the launch checklist', () => {
  it('says that nothing was checked yet', async () => {
    const page = await openPage('/founder/operations');
    expect(card(page).getByText(/^Nothing has been checked yet/)).toBeTruthy();
  });

  it('shows first what is left to do and how, and when it was checked', async () => {
    server.answer('GET /api/founder/operations/launch-checks', checkedJustNow(disk, spf));
    const page = await openPage('/founder/operations');
    expect(await card(page).findByText('1 of 2 left to do. Checked just now.')).toBeTruthy();
    const [first] = card(page).getAllByRole('listitem');
    expect(first?.textContent).toBe(
      'SPF record To doexample.com: There is no SPF record.Add the TXT record that your email company shows you.',
    );
    expect(card(page).getByText('1 done')).toBeTruthy();
  });

  it('is checked on request', async () => {
    const page = await openPage('/founder/operations');
    const passed: LaunchCheck = {
      ...spf,
      status: 'passed',
      detail: 'example.com has the record.',
      fix: null,
    };
    server.answer('POST /api/founder/operations/launch-checks', checkedJustNow(disk, passed));
    await page.user.click(card(page).getByRole('button', { name: 'Check everything now' }));
    expect(await card(page).findByText('All 2 items are done. Checked just now.')).toBeTruthy();
    expect(card(page).queryByText('To do')).toBeNull();
  });

  it('shows that somebody else is checking', async () => {
    server.answer('GET /api/founder/operations/launch-checks', { ...nothingChecked, isRunning: true });
    const page = await openPage('/founder/operations');
    const button = card(page).getByRole('button', { name: /Check everything now/ });
    expect(button.getAttribute('aria-busy') ?? button.getAttribute('aria-disabled')).toBe('true');
  });

  it("says when the checks couldn't be run", async () => {
    server.disconnect('POST /api/founder/operations/launch-checks');
    const page = await openPage('/founder/operations');
    await page.user.click(card(page).getByRole('button', { name: 'Check everything now' }));
    expect(await page.findByText("We couldn't run the checks. Please try again.")).toBeTruthy();
  });
});
