import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { pagesWithPlans } from '../../testing/common-answers.ts';
import { somePlans } from '../../testing/example-plans.ts';
import { aFreeLearner, aLifetimeMember } from '../../testing/examples.ts';
import { type OpenPage, openPage } from '../../testing/open-page.tsx';
import { setUpPageTests } from '../../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const checkout = 'https://pay.example/c/1';
const sessionFailure = 'Failed to start checkout process. Please try again.';
const formFailure = 'Failed to initiate checkout. Please try again.';

let assign: MockInstance<Location['assign']>;
let submit: MockInstance<HTMLFormElement['submit']>;

beforeEach(() => {
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  signIn(aFreeLearner);
  server.answerAll({
    ...pagesWithPlans,
    'POST /api/create-checkout-session': { url: checkout },
  });
});
afterEach(() => {
  assign.mockRestore();
  submit.mockRestore();
});

const planButton = (page: OpenPage, label: string) => page.getByRole('button', { name: label });
const processingButton = (page: OpenPage) => page.getByRole('button', { name: 'Processing' });
const isDisabled = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

/** The fields of the form that was sent, by name. */
function sentForm() {
  const form: unknown = submit.mock.contexts[0];
  if (!(form instanceof HTMLFormElement)) throw new Error('No form was sent.');
  return { action: form.getAttribute('action'), fields: Object.fromEntries(new FormData(form)) };
}

describe('a plan on the paywall', () => {
  it.each(somePlans.map(({ plan, slug, priceId }) => ({ plan, slug, priceId })))(
    'requests one checkout for $plan, however often it is clicked, and opens it',
    async ({ plan, slug, priceId }) => {
      const bodies: unknown[] = [];
      const release = server.hold('POST /api/create-checkout-session', ({ body }) => {
        bodies.push(body);
        return { url: checkout };
      });
      const page = await openPage('/dashboard');
      await page.user.dblClick(planButton(page, plan === 'Consulting' ? 'Start Consulting' : `Get ${plan}`));
      const button = processingButton(page);
      expect(isDisabled(button)).toBe(true);
      expect(button.querySelector('svg, [data-spinner]')).not.toBeNull();
      const others = page.getAllByRole('button', { name: /^Get |^Start Consulting/ });
      expect(others.map(isDisabled)).toEqual([false, false, false]);
      release();
      await expect.poll(() => assign.mock.calls).toEqual([[checkout]]);
      expect(bodies).toEqual([{ priceId, plan: slug }]);
    },
  );

  it('reports a failure next to the button, which can be clicked again', async () => {
    server.refuse('POST /api/create-checkout-session', 'unavailable');
    const page = await openPage('/dashboard');
    await page.user.click(planButton(page, 'Get Annual'));
    expect((await page.findByText(sessionFailure)).closest('[role="alert"]')).not.toBeNull();
    expect(assign).not.toHaveBeenCalled();
    server.answer('POST /api/create-checkout-session', { url: checkout });
    await page.user.click(planButton(page, 'Get Annual'));
    await expect.poll(() => assign.mock.calls).toEqual([[checkout]]);
    expect(page.queryByText(sessionFailure)).toBeNull();
  });

  it.each([{}, { url: null }, { url: '' }, { url: 'undefined' }, null])(
    'reports a failure when the reply has no address: %j',
    async (reply) => {
      server.answer('POST /api/create-checkout-session', () => Response.json(reply));
      const page = await openPage('/dashboard');
      await page.user.click(planButton(page, 'Get Annual'));
      await page.findByText(sessionFailure);
      expect(isDisabled(planButton(page, 'Get Annual'))).toBe(false);
      expect(assign).not.toHaveBeenCalled();
    },
  );

  it('can be clicked again when the browser shows the page as it was left', async () => {
    const page = await openPage('/dashboard');
    await page.user.click(planButton(page, 'Get Annual'));
    await page.findByRole('button', { name: 'Processing' });
    await act(async () => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(isDisabled(planButton(page, 'Get Annual'))).toBe(false);
  });
});

describe('Consulting in the app', () => {
  it('tells where it leads', async () => {
    const release = server.hold('POST /api/create-checkout-session', { url: checkout });
    const page = await openPage('/consulting');
    await page.user.click(planButton(page, 'Start Consulting'));
    await page.findByText('Initiating checkout...');
    await page.findByText('Redirecting to a card payment provider for Consulting Add-On');
    expect(isDisabled(processingButton(page))).toBe(true);
    release();
    await expect.poll(() => assign.mock.calls).toEqual([[checkout]]);
  });

  it("reports a checkout that can't start in a toast", async () => {
    server.refuse('POST /api/create-checkout-session', 'unavailable');
    const page = await openPage('/consulting');
    await page.user.click(planButton(page, 'Start Consulting'));
    await page.findByText('Error');
    await page.findByText(formFailure);
    expect(isDisabled(planButton(page, 'Start Consulting'))).toBe(false);
  });

  it('shows next to the button why a plan that another one includes is not sold', async () => {
    signIn(aLifetimeMember);
    const message = 'Your plan already includes Monthly.';
    server.refuse('POST /api/create-checkout-session', 'already_included', { message });
    const page = await openPage('/consulting');
    await page.user.click(planButton(page, 'Get Monthly'));
    expect((await page.findByText(message)).closest('[role="alert"]')).not.toBeNull();
  });
});

describe.each(['/', '/replit-consulting'])('a plan on %s', (address) => {
  it.each([
    ['a visitor', null],
    ['a signed-in user', aFreeLearner],
  ])('is sent as a form by %s, so that the browser follows the redirect', async (_, viewer) => {
    signIn(viewer);
    const release = server.hold('GET /api/csrf-token', { csrfToken: 'a-form-token' });
    const page = await openPage(address);
    await page.user.dblClick(planButton(page, 'Start Consulting'));
    expect(isDisabled(processingButton(page))).toBe(true);
    release();
    await expect.poll(() => submit.mock.calls).toHaveLength(1);
    const fields = { planSlug: 'consulting', _csrf: 'a-form-token' };
    expect(sentForm()).toEqual({ action: '/api/checkout/intent', fields });
  });

  it('reports a missing form token next to the button, which can be clicked again', async () => {
    server.refuse('GET /api/csrf-token', 'unavailable');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const page = await openPage(address);
    await page.user.click(planButton(page, 'Start Consulting'));
    expect((await page.findByText(formFailure)).closest('[role="alert"]')).not.toBeNull();
    expect(warn).toHaveBeenCalledWith('The form token could not be obtained.', expect.anything());
    warn.mockRestore();
    server.answer('GET /api/csrf-token', { csrfToken: 'a-form-token' });
    await page.user.click(planButton(page, 'Start Consulting'));
    await expect.poll(() => submit.mock.calls).toHaveLength(1);
  });
});
