import type { OwnRefunds } from '@chalkline/contract/refund-requests';
import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccountPlan } from '../../testing/example-plans.ts';
import { aMember } from '../../testing/examples.ts';
import { expectFocus } from '../../testing/expect-focus.ts';
import { type OpenPage, openPage } from '../../testing/open-page.tsx';
import { setUpPageTests } from '../../testing/page-tests.ts';
import { someMethods } from '../../testing/sign-in-examples.ts';

const { server, signIn } = setUpPageTests();

const refundable: OwnRefunds = {
  refundable: [{ plan: 'Annual', amountInCents: 29_900, until: '2026-12-16T09:00:00.000Z' }],
  requests: [],
};
const requested = (facts: Partial<OwnRefunds['requests'][number]> = {}): OwnRefunds => ({
  refundable: [],
  requests: [
    { plan: 'Annual', requestedAt: '2026-11-16T09:00:00.000Z', outcome: null, message: null, ...facts },
  ],
});

beforeEach(() => {
  signIn(aMember);
  server.answerAll({
    'GET /api/account/sessions': [],
    'GET /api/account/sign-in-methods': someMethods,
    'GET /api/account/plan': anAccountPlan(),
    'GET /api/account/refunds': refundable,
    'GET /api/account/email-preferences': [],
    'GET /api/snapshots/storage': { usedBytes: 0, quotaBytes: 1_000_000 },
  });
});

const guarantee = (page: OpenPage) => within(page.getByRole('region', { name: 'Money-back guarantee' }));

async function send(page: OpenPage): Promise<void> {
  await page.user.click(guarantee(page).getByText('Request a refund'));
  await page.user.type(guarantee(page).getByLabelText(/^What didn't work for you\?/), 'Not for me.');
  await page.user.click(guarantee(page).getByRole('button', { name: 'Send request' }));
}

describe('a refund request', () => {
  it('names the amount and the last day, and is confirmed once it was sent', async () => {
    const page = await openPage('/account');
    expect(
      guarantee(page).getByText('Not happy with Annual? Until December 16, 2026 you can get your $299 back.'),
    ).toBeTruthy();
    server.answer('POST /api/account/refunds', ({ body }) => {
      expect(body).toEqual({ plan: 'Annual', reason: 'Not for me.' });
      server.answer('GET /api/account/refunds', requested());
      return undefined;
    });
    await send(page);
    await guarantee(page).findByText(/^You asked for a refund of your Annual plan on November 16, 2026\./);
    expect(guarantee(page).queryByText('Request a refund')).toBeNull();
    await expectFocus(() => page.getByRole('heading', { name: 'Money-back guarantee' }));
  });

  it('says why it could not be sent', async () => {
    const message = 'The first payment for this plan was more than 30 days ago.';
    server.refuse('POST /api/account/refunds', 'conflict', { message });
    const page = await openPage('/account');
    await send(page);
    await page.findByText(message);
  });

  it('shows the answer when it was declined', async () => {
    server.answer('GET /api/account/refunds', requested({ outcome: 'declined', message: 'Sorry, no.' }));
    const page = await openPage('/account');
    expect(guarantee(page).getByText('Sorry, no.')).toBeTruthy();
  });

  it('is not offered when nothing can be refunded', async () => {
    server.answer('GET /api/account/refunds', { refundable: [], requests: [] });
    const page = await openPage('/account');
    expect(page.queryByRole('region', { name: 'Money-back guarantee' })).toBeNull();
  });
});
