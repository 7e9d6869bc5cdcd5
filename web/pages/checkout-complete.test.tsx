import type { CheckoutOutcome } from '@chalkline/contract/billing';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aFreeLearner } from '../testing/examples.ts';
import { type OpenPage, openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const outcome = 'GET /api/checkout/sessions/:sessionId';
const address = '/checkout/complete?session=cs_1';

beforeEach(() => signIn(aFreeLearner));
afterEach(() => void vi.useRealTimers());

const findTitle = (page: OpenPage, name: string) => page.findByRole('heading', { level: 1, name });
const linkTo = (page: OpenPage, name: string) => page.getByRole('link', { name }).getAttribute('href');

describe('the page after a checkout', () => {
  it.each<[CheckoutOutcome['plan'], string, string, RegExp]>([
    ['Monthly', 'Start learning', '/dashboard', /^You now have every released course/],
    ['Annual', 'Start learning', '/dashboard', /^You now have every released course/],
    ['Lifetime', 'Start learning', '/dashboard', /^You now have every released course/],
    ['Consulting', 'Go to Consulting', '/consulting', /^Consulting has started/],
  ])('says that %s has started and updates the whole app', async (plan, label, href, told) => {
    server.answer(outcome, () => {
      signIn({ ...aFreeLearner, plan });
      return { state: 'granted' as const, plan };
    });
    const page = await openPage(address);
    await findTitle(page, `You're on the ${plan} plan`);
    expect(page.getByText(told).getAttribute('role')).toBe('status');
    expect(linkTo(page, label)).toBe(href);
    expect(linkTo(page, 'See your plan')).toBe('/account');
    await page.user.click(page.getByRole('button', { name: 'Account menu of Ada Byron' }));
    await page.findByText(`Plan: ${plan}`);
  });

  it.each(['open', 'expired'] as const)(
    'says that nothing was charged for a checkout that is %s',
    async (state) => {
      server.answer(outcome, { state, plan: 'Lifetime' });
      const page = await openPage(address);
      await findTitle(page, "You haven't been charged");
      expect(page.getByText('You left the checkout for Lifetime before paying.')).toBeDefined();
      expect(linkTo(page, 'See the plans')).toBe('/dashboard');
    },
  );

  it.each([
    ['/checkout/complete', 'none'],
    ['/checkout/complete?session=', 'none'],
    ['/checkout/complete?session=cs_test_made_up', 'cs_test_made_up'],
  ])("says on %s that it can't find the checkout", async (path, session) => {
    server.refuse(outcome, 'not_found');
    const page = await openPage(path);
    await findTitle(page, "We can't find that checkout");
    expect(linkTo(page, 'Go to your account')).toBe('/account');
    expect(server.count(`GET /api/checkout/sessions/${session}`)).toBe(1);
  });

  it('can check again when the payment could not be checked', async () => {
    server.refuse(outcome, 'unavailable');
    const page = await openPage(address);
    await waitFor(() =>
      expect(page.getByRole('alert').textContent).toContain("We couldn't check your payment"),
    );
    server.answer(outcome, { state: 'granted', plan: 'Monthly' });
    await page.user.click(page.getByRole('button', { name: 'Try again' }));
    await findTitle(page, "You're on the Monthly plan");
  });

  it('waits for a payment that has not arrived yet', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.answer(outcome, { state: 'paid', plan: 'Annual' });
    const page = await openPage(address);
    await findTitle(page, 'Checking your payment');
    expect(page.getByText('This takes a few seconds.')).toBeDefined();
    server.answer(outcome, { state: 'granted', plan: 'Annual' });
    await findTitle(page, "You're on the Annual plan");
  });

  it('stops asking after a while and says that the plan will start by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.answer(outcome, { state: 'paid', plan: 'Annual' });
    const page = await openPage(address);
    for (let questions = 1; questions < 20; questions += 1) {
      await waitFor(() => expect(server.count('GET /api/checkout/sessions/cs_1')).toBe(questions));
      await act(() => vi.advanceTimersByTimeAsync(1_500));
    }
    await findTitle(page, 'Your payment is on its way');
    expect(linkTo(page, 'hello@chalkline.example')).toBe('mailto:hello@chalkline.example');
    expect(server.count('GET /api/checkout/sessions/cs_1')).toBe(20);
  });
});
