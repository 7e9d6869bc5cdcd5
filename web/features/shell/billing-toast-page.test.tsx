import { describe, expect, it } from 'vitest';
import { pagesWithPlans } from '../../testing/common-answers.ts';
import { anAccountPlan } from '../../testing/example-plans.ts';
import { aFreeLearner } from '../../testing/examples.ts';
import { openPage } from '../../testing/open-page.tsx';
import { setUpPageTests } from '../../testing/page-tests.ts';
import { someMethods } from '../../testing/sign-in-examples.ts';

const { server, signIn } = setUpPageTests();
const checkoutFailure = 'Failed to initiate checkout. Please try again.';

describe('a failure that the URL reports', () => {
  it.each([
    ['/', 'checkout', checkoutFailure],
    ['/replit-consulting', 'checkout', checkoutFailure],
    ['/dashboard', 'checkout', checkoutFailure],
    ['/account', 'portal', "We couldn't open the billing portal. Please try again."],
  ])('is shown once on %s', async (path, failed, text) => {
    signIn(aFreeLearner);
    server.answerAll({
      ...pagesWithPlans,
      'GET /api/account/sessions': [],
      'GET /api/account/sign-in-methods': someMethods,
      'GET /api/account/plan': anAccountPlan({ plan: 'Free', hasBillingPortal: false }),
      'GET /api/account/refunds': { refundable: [], requests: [] },
      'GET /api/account/email-preferences': [],
      'GET /api/snapshots/storage': { usedBytes: 0, quotaBytes: 1_000_000 },
    });
    const page = await openPage(`${path}?billing=${failed}`);
    await page.findByText('Error');
    await page.findByText(text);
    // A reload opens the address without the parameter.
    expect(window.location.pathname + window.location.search).toBe(path);
  });
});
