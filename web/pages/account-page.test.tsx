import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccountPlan } from '../testing/example-plans.ts';
import { aFormerMember, aFounder, aFreeLearner, aMember } from '../testing/examples.ts';
import { openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';
import { someMethods } from '../testing/sign-in-examples.ts';

const { server, signIn } = setUpPageTests();

beforeEach(() => {
  signIn(aMember);
  server.answerAll({
    'GET /api/account/sessions': [],
    'GET /api/account/sign-in-methods': someMethods,
    'GET /api/account/plan': anAccountPlan(),
    'GET /api/account/refunds': { refundable: [], requests: [] },
    'GET /api/account/email-preferences': [],
    'GET /api/snapshots/storage': { usedBytes: 0, quotaBytes: 1_000_000 },
  });
});

async function openPlan() {
  const page = await openPage('/account');
  const section = within(page.getByRole('region', { name: 'Plan' }));
  const link = (name: string) => section.queryByRole('link', { name })?.getAttribute('href');
  return { page, section, link };
}

describe('the plan on the account page', () => {
  it.each([
    [{ plan: 'Monthly' }, 'Monthly', '$49/month', 'Renews on December 16, 2026.'],
    [
      { plan: 'Annual', renewsAt: null, endsAt: '2026-12-16T09:00:00.000Z' },
      'Annual',
      '$299/year',
      "Ends on December 16, 2026 and won't renew.",
    ],
    [{ plan: 'Lifetime', renewsAt: null }, 'Lifetime', '$600 once', 'Yours forever. Nothing renews.'],
    [{ plan: 'Consulting' }, 'Consulting', '$2,000/month', 'Renews on December 16, 2026.'],
  ] as const)(
    'says how %o goes on, and leads to the billing portal',
    async (facts, name, price, standing) => {
      server.answer('GET /api/account/plan', anAccountPlan(facts));
      const { section, link } = await openPlan();
      expect(section.getByText(name)).toBeDefined();
      expect(section.getByText(price)).toBeDefined();
      expect(section.getByText(standing)).toBeDefined();
      expect([link('Manage plan'), link('All invoices in the billing portal')]).toEqual([
        '/api/billing/portal',
        '/api/billing/portal',
      ]);
      expect(link('See the plans')).toBeUndefined();
      expect(section.queryByText(/^Your last payment didn't go through\./)).toBeNull();
    },
  );

  it('lists the invoices when they are opened, each with a link to the provider', async () => {
    server.answer('GET /api/account/invoices', [
      {
        id: 'in_1',
        number: 'CHALK-0001',
        createdAt: '2026-11-16T09:00:00.000Z',
        amountInCents: 4_900,
        state: 'paid',
        url: 'https://pay.example/in_1',
      },
    ]);
    const { page, section } = await openPlan();
    expect(server.count('GET /api/account/invoices')).toBe(0);
    await page.user.click(section.getByText('Invoices'));
    const view = await section.findByRole('link', { name: 'View invoice CHALK-0001 in a new tab' });
    expect(view.getAttribute('href')).toBe('https://pay.example/in_1');
    expect(section.getByText('$49, Paid')).toBeDefined();
  });

  it('can load the invoices again when the provider could not be reached', async () => {
    server.refuse('GET /api/account/invoices', 'unavailable');
    const { page, section } = await openPlan();
    await page.user.click(section.getByText('Invoices'));
    await section.findByText("We couldn't load your invoices");
    server.answer('GET /api/account/invoices', []);
    await page.user.click(section.getByRole('button', { name: 'Try again' }));
    await section.findByText('You have no invoices yet.');
  });

  it('names a failed renewal and asks for a new card', async () => {
    server.answer('GET /api/account/plan', anAccountPlan({ isPaymentOwed: true }));
    const { section, link } = await openPlan();
    expect(
      section.getByText('A payment failed. You keep access for a few days while we try your card again.'),
    ).toBeDefined();
    expect(
      section.getByText("Your last payment didn't go through. Update your card to keep your access."),
    ).toBeDefined();
    expect(link('Manage plan')).toBe('/api/billing/portal');
  });

  it('names other plans that are held as well', async () => {
    const lifetime = anAccountPlan({ plan: 'Lifetime', renewsAt: null });
    server.answer('GET /api/account/plan', anAccountPlan({ plan: 'Consulting', alsoHeld: [lifetime] }));
    const { section } = await openPlan();
    expect(section.getByRole('listitem').textContent).toBe('Lifetime. Yours forever. Nothing renews.');
  });

  it('says when the last one ended, to somebody who has none now', async () => {
    signIn(aFormerMember);
    server.answer('GET /api/account/plan', anAccountPlan({ plan: 'Free', renewsAt: null }));
    const { section } = await openPlan();
    expect(
      section.getByText(
        'Your Monthly plan ended on November 17, 2026. Choose a plan to pick up where you left off.',
      ),
    ).toBeDefined();
    expect(section.queryByText(/to open the courses/)).toBeNull();
  });

  it('leads somebody without a plan to the plans, and to no billing portal', async () => {
    signIn(aFreeLearner);
    server.answer(
      'GET /api/account/plan',
      anAccountPlan({ plan: 'Free', renewsAt: null, hasBillingPortal: false }),
    );
    const { section, link } = await openPlan();
    expect(section.getByText('Free')).toBeDefined();
    expect([link('Manage plan'), link('See the plans')]).toEqual([undefined, '/dashboard']);
  });

  it('keeps the invoices of somebody whose plan has ended, who has no plan to manage', async () => {
    signIn(aFreeLearner);
    server.answer('GET /api/account/plan', anAccountPlan({ plan: 'Free', renewsAt: null }));
    const { section, link } = await openPlan();
    expect(section.getByText('Invoices')).toBeDefined();
    expect([link('Manage plan'), link('See the plans')]).toEqual([undefined, '/dashboard']);
  });

  it('is the role of a founder without a plan, who is sold none', async () => {
    signIn(aFounder);
    server.answer('GET /api/account/plan', anAccountPlan({ plan: 'Free', renewsAt: null }));
    const { section, link } = await openPlan();
    expect(section.getByText('Founder')).toBeDefined();
    expect(section.queryByText('Free')).toBeNull();
    expect(link('See the plans')).toBeUndefined();
  });

  it('can be loaded again when that failed', async () => {
    server.refuse('GET /api/account/plan', 'internal');
    const { page, section } = await openPlan();
    expect(section.getByText("We couldn't load your plan")).toBeDefined();
    server.answer('GET /api/account/plan', anAccountPlan());
    await page.user.click(section.getByRole('button', { name: 'Try again' }));
    await section.findByText('Monthly');
  });
});

it('shows how much room snapshots take', async () => {
  const mebibyte = 1024 * 1024;
  server.answer('GET /api/snapshots/storage', { usedBytes: 250 * mebibyte, quotaBytes: 500 * mebibyte });
  const page = await openPage('/account');
  expect(await page.findByText('250 MB of 500 MB used')).toBeDefined();
  const bar = page.getByRole('progressbar', { name: 'Snapshot storage' });
  expect(bar.getAttribute('aria-valuenow')).toBe('50');
});

it('shows a time zone that was stored by its old name by the current one', async () => {
  signIn({ ...aMember, timeZone: 'Asia/Calcutta' });
  server.answer('GET /api/time-zones', ['Asia/Kolkata', 'Europe/Kyiv', 'UTC']);
  const page = await openPage('/account');
  const field = page.getByLabelText<HTMLSelectElement>('Your time zone');
  expect(field.value).toBe('Asia/Kolkata');
  expect([...field.options].map(({ value }) => value)).toEqual(['Asia/Kolkata', 'Europe/Kyiv', 'UTC']);
});
