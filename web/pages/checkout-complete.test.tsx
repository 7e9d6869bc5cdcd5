import type { CheckoutOutcome } from '@chalkline/contract/billing';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCourse, aCourseWithLessons, aFreeLearner } from '../testing/examples.ts';
import { type OpenPage, openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const outcome = 'GET /api/checkout/sessions/:sessionId';
const address = '/checkout/complete?session=cs_1';

const payment = {
  amountInCents: 29_900,
  paidAt: '2026-11-16T09:00:00.000Z',
  renewsAt: '2027-11-16T09:00:00.000Z',
};

beforeEach(() => {
  signIn(aFreeLearner);
  server.answerAll({
    'GET /api/courses': [aCourse],
    'GET /api/user/courses': [],
    'GET /api/user/progress': [],
    'GET /api/courses/slug/:courseSlug': aCourseWithLessons,
  });
});
afterEach(() => void vi.useRealTimers());

const findTitle = (page: OpenPage, name: string) => page.findByRole('heading', { level: 1, name });
const linkTo = (page: OpenPage, name: string) => page.getByRole('link', { name }).getAttribute('href');

describe('the page after a checkout', () => {
  it.each<[CheckoutOutcome['plan'], string, string, RegExp]>([
    ['Monthly', 'Start lesson 1', '/build-your-first-website/1', /^You now have every released course/],
    ['Annual', 'Start lesson 1', '/build-your-first-website/1', /^You now have every released course/],
    ['Lifetime', 'Start lesson 1', '/build-your-first-website/1', /^You now have every released course/],
    ['Consulting', 'Go to Consulting', '/consulting', /^Consulting has started/],
  ])('says that %s has started and updates the whole app', async (plan, label, href, told) => {
    server.answer(outcome, () => {
      signIn({ ...aFreeLearner, plan });
      return { state: 'granted' as const, plan, payment };
    });
    const page = await openPage(address);
    await findTitle(page, `You're on the ${plan} plan`);
    expect(page.getByText(told).getAttribute('role')).toBe('status');
    expect((await page.findByRole('link', { name: label })).getAttribute('href')).toBe(href);
    expect(linkTo(page, 'Go to your dashboard')).toBe('/dashboard');
    expect(linkTo(page, 'See your plan')).toBe('/account');
    await page.user.click(page.getByRole('button', { name: 'Account menu of Ada Byron' }));
    await page.findByText(`Plan: ${plan}`);
  });

  it('shows what was bought, the next charge, the guarantee and where the receipt went', async () => {
    server.answer(outcome, { state: 'granted', plan: 'Annual', payment });
    const page = await openPage(address);
    const purchase = await page.findByRole('region', { name: 'Your purchase' });
    const facts = [...purchase.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    expect(facts).toEqual([
      ['Plan', 'Annual'],
      ['Paid', '$299 on November 16, 2026'],
      ['Next charge', '$299 on November 16, 2027'],
      ['Money-back guarantee', 'Until December 16, 2026'],
    ]);
    expect(purchase.textContent).toContain('All courses, prompts and certifications, with priority support.');
    expect(purchase.textContent).toContain("We've emailed your receipt to ada@chalkline.example.");
  });

  it('leads somebody who has already completed a lesson to the next one', async () => {
    server.answer('GET /api/user/progress', [{ courseId: 1, lessonId: 11, isCompleted: true }]);
    server.answer(outcome, { state: 'granted', plan: 'Annual', payment });
    const page = await openPage(address);
    await page.findByRole('heading', { name: 'Pick up where you left off' });
    const next = await page.findByRole('link', { name: 'Continue' });
    expect(next.getAttribute('href')).toBe('/build-your-first-website/2');
  });

  it('leads to the dashboard when the lessons cannot be loaded', async () => {
    server.refuse('GET /api/user/progress', 'unavailable');
    server.answer(outcome, { state: 'granted', plan: 'Annual', payment });
    const page = await openPage(address);
    const start = await page.findByRole('link', { name: 'Start learning' });
    expect(start.getAttribute('href')).toBe('/dashboard');
  });

  it.each(['open', 'expired'] as const)(
    'says that nothing was charged for a checkout that is %s',
    async (state) => {
      server.answer(outcome, { state, plan: 'Lifetime', payment: null });
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
    server.answer(outcome, { state: 'granted', plan: 'Monthly', payment });
    await page.user.click(page.getByRole('button', { name: 'Try again' }));
    await findTitle(page, "You're on the Monthly plan");
  });

  it('waits for a payment that has not arrived yet', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.answer(outcome, { state: 'paid', plan: 'Annual', payment: null });
    const page = await openPage(address);
    await findTitle(page, 'Checking your payment');
    expect(page.getByText('This takes a few seconds.')).toBeDefined();
    server.answer(outcome, { state: 'granted', plan: 'Annual', payment });
    await findTitle(page, "You're on the Annual plan");
  });

  it('stops asking after a while and says that the plan will start by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.answer(outcome, { state: 'paid', plan: 'Annual', payment: null });
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
