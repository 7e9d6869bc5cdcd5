import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccountPlan } from '../testing/example-plans.ts';
import { aFreeLearner, aMember } from '../testing/examples.ts';
import { openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();

beforeEach(() => {
  signIn(aMember);
  server.answerAll({
    'GET /api/account/sessions': [],
    'GET /api/account/plan': anAccountPlan(),
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
    [{ plan: 'Monthly' }, 'Monthly', 'Renews on December 16, 2026.'],
    [
      { plan: 'Annual', renewsAt: null, endsAt: '2026-12-16T09:00:00.000Z' },
      'Annual',
      "Ends on December 16, 2026 and won't renew.",
    ],
    [{ plan: 'Lifetime', renewsAt: null }, 'Lifetime', 'Yours forever. Nothing renews.'],
    [{ plan: 'Consulting' }, 'Consulting', 'Renews on December 16, 2026.'],
  ] as const)('says how %o goes on, and leads to the billing portal', async (facts, name, standing) => {
    server.answer('GET /api/account/plan', anAccountPlan(facts));
    const { section, link } = await openPlan();
    expect(section.getByText(name)).toBeDefined();
    expect(section.getByText(standing)).toBeDefined();
    expect([link('Manage plan'), link('Invoices')]).toEqual(['/api/billing/portal', '/api/billing/portal']);
    expect(link('See the plans')).toBeUndefined();
    expect(section.queryByText(/^Your last payment didn't go through\./)).toBeNull();
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

  it('can be loaded again when that failed', async () => {
    server.refuse('GET /api/account/plan', 'internal');
    const { page, section } = await openPlan();
    expect(section.getByText("We couldn't load your plan")).toBeDefined();
    server.answer('GET /api/account/plan', anAccountPlan());
    await page.user.click(section.getByRole('button', { name: 'Try again' }));
    await section.findByText('Monthly');
  });
});
