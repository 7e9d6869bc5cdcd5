import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDecidedReview, anAward, aReview, aWaitingReview } from '../../testing/certification-examples.ts';
import { aFounder } from '../../testing/examples.ts';
import { expectFocus } from '../../testing/expect-focus.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { type OpenPage, openPage } from '../../testing/open-page.tsx';
import { setUpPageTests } from '../../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const certificateId = '6b3f8a52-0d0f-4a53-9a45-200000000001';
const kwame = aWaitingReview(1, 'Kwame Boateng');
const certificate = { id: certificateId, token: 'a-token', revocation: null };
const awarded = aReview(kwame, { outcome: anAward, certificate });
const reason = 'The shop was a copy of another one.';

beforeEach(() => {
  signIn(aFounder);
  server.answerAll({
    'GET /api/founder/reviews': [],
    'GET /api/founder/reviews/:submissionId': awarded,
  });
  server.answer('GET /api/founder/reviews/decided', { reviews: [aDecidedReview(awarded)], next: null });
});

async function openAward(): Promise<OpenPage> {
  const page = await openPage('/founder/reviews?view=decided&search=kwame');
  const list = page.getByRole('list', { name: 'Decided, the latest first' });
  await page.user.click(within(list).getByRole('link', { name: /Website Builder.*Awarded/ }));
  await page.findByText(/by Robin Ashdown/);
  return page;
}

describe('a decided review', () => {
  it('is found by the learner, and says who decided it', async () => {
    const page = await openAward();
    expect(server.count('GET /api/founder/reviews/decided?search=kwame')).toBe(1);
    expect(page.queryByRole('button', { name: 'Award' })).toBeNull();
    expect(page.getByRole('link', { name: 'Its public page' }).getAttribute('href')).toBe(
      '/certificates/a-token',
    );
  });

  it('says that no decision was found', async () => {
    server.answer('GET /api/founder/reviews/decided', { reviews: [], next: null });
    const page = await openPage('/founder/reviews?view=decided&search=nobody');
    expect(page.getByRole('heading', { name: 'No decision found' })).toBeTruthy();
  });

  it('is revoked with a reason', async () => {
    const reasons: unknown[] = [];
    server.answer(
      'POST /api/founder/certificates/:certificateId/revoke',
      ({ body }) => void reasons.push(body),
    );
    const page = await openAward();
    await page.user.click(page.getByRole('button', { name: 'Revoke…' }));
    const dialog = await page.findByRole('dialog', { name: "Revoke Kwame Boateng's certificate?" });
    const revoke = within(dialog).getByRole('button', { name: 'Revoke' });
    await page.user.click(revoke);
    expect(
      within(dialog).getByText('Please give a reason. Anyone who opens the certificate will see it'),
    ).toBeTruthy();
    expect(reasons).toEqual([]);
    const revocation = { revokedAt: '2026-01-07T09:00:00.000Z', reason };
    server.answer('GET /api/founder/reviews/:submissionId', {
      ...awarded,
      certificate: { ...certificate, revocation },
    });
    await fillIn(page, 'Reason', reason, dialog);
    await page.user.click(revoke);
    await page.findByText('Revoked.');
    expect(reasons).toEqual([{ reason }]);
    expect(within(page.getByRole('main')).getByText(reason)).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Revoke…' })).toBeNull();
    await expectFocus(() => page.getByRole('heading', { name: 'Kwame Boateng' }));
  });
});
