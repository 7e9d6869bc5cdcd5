import { within } from '@testing-library/dom';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { anAward, aReview, aWaitingReview } from '../../testing/certification-examples.ts';
import { aFounder } from '../../testing/examples.ts';
import { expectFocus } from '../../testing/expect-focus.ts';
import { type OpenPage, openPage } from '../../testing/open-page.tsx';
import { setUpPageTests } from '../../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const kwame = aWaitingReview(1, 'Kwame Boateng');
const hannah = aWaitingReview(2, 'Hannah Lindqvist');

beforeEach(() => {
  signIn(aFounder);
  server.answer('GET /api/founder/reviews', [kwame, hannah]);
  server.answer('GET /api/founder/reviews/:submissionId', ({ parameters }) =>
    parameters.submissionId === kwame.id
      ? aReview(kwame)
      : aReview(hannah, { comments: 'The form is here.\n<b>Thank you</b>' }),
  );
});

const submission = (page: OpenPage, learner: string) =>
  page.findByRole('heading', { level: 2, name: learner });

async function openHannah(): Promise<OpenPage> {
  const page = await openPage('/founder/reviews');
  await submission(page, 'Kwame Boateng');
  await page.user.keyboard('j');
  await submission(page, 'Hannah Lindqvist');
  return page;
}

describe('the review of submitted work', () => {
  it('shows earlier submissions with their outcome, and lists its keys', async () => {
    const { submittedAt, projectUrl, videoUrl } = aReview(kwame);
    const outcome = { ...anAward, decision: 'changes_asked' as const, feedback: 'Add a title.', checks: [] };
    const earlier = [{ id: hannah.id, submittedAt, projectUrl, videoUrl, comments: '', outcome }];
    server.answer('GET /api/founder/reviews/:submissionId', aReview(kwame, { earlier }));
    const page = await openPage('/founder/reviews');
    expect(await page.findByText('Earlier submissions')).toBeTruthy();
    expect(page.getByText('Changes requested')).toBeTruthy();
    expect(page.getByText('Add a title.')).toBeTruthy();
    expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeTruthy();
  });

  it('moves to the next and the previous submission by key, in the URL and with the focus', async () => {
    const page = await openHannah();
    await expectFocus(() => submission(page, 'Hannah Lindqvist'));
    expect(window.location.search).toContain(hannah.id);
    await page.user.keyboard('k');
    await expectFocus(() => submission(page, 'Kwame Boateng'));
  });

  it("opens the oldest one that the viewer can decide, and marks the viewer's own", async () => {
    const own = { ...kwame, learner: { ...kwame.learner, id: aFounder.id } };
    server.answer('GET /api/founder/reviews', [own, hannah]);
    server.answer('GET /api/founder/reviews/:submissionId', ({ parameters }) =>
      aReview(parameters.submissionId === own.id ? own : hannah),
    );
    const page = await openPage('/founder/reviews');
    await submission(page, 'Hannah Lindqvist');
    const row = page.getByRole('link', { name: /Kwame Boateng.*Yours: someone else decides/ });
    await page.user.click(row);
    await submission(page, 'Kwame Boateng');
    expect(page.getByText(/^This is your own submission, so you can't decide on it\./)).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Award' })).toBeNull();
  });

  it("shows the learner's words as text and their links without a referrer", async () => {
    const page = await openHannah();
    expect(await page.findByText(/<b>Thank you<\/b>/)).toBeTruthy();
    const link = page.getByRole('link', { name: /replit\.com\/@learner/ });
    expect(link.getAttribute('rel')).toContain('noopener');
    const name = await submission(page, 'Hannah Lindqvist');
    expect(within(name).getByRole('link').getAttribute('href')).toBe(`/founder/members/${hannah.learner.id}`);
  });

  it('keeps what is written and judged on another visit, until it is decided', async () => {
    const check = { lessonId: 11, lessonOrder: 1, lesson: 'One', try: 'Try it.', expect: 'See it.' };
    const rubric = [{ ...check, checkId: 'a', isTicked: false, snapshotId: null }];
    server.answer('GET /api/founder/reviews/:submissionId', aReview(kwame, { rubric }));
    server.answer('POST /api/founder/reviews/:submissionId/ask-for-changes', undefined);
    const isNotYet = (page: OpenPage) =>
      page.getByRole<HTMLInputElement>('radio', { name: 'Not yet' }).checked;
    const ask = async (page: OpenPage) => {
      await page.user.click(page.getByRole('button', { name: 'Ask for changes' }));
      const dialog = within(await page.findByRole('dialog'));
      return dialog.getByLabelText<HTMLTextAreaElement>(/^What should change/);
    };
    const first = await openPage('/founder/reviews');
    await first.user.click(await first.findByRole('radio', { name: 'Not yet' }));
    await first.user.type(await ask(first), 'Show the reload once more.');

    const second = await openPage('/founder/reviews');
    await second.findByText('0 of 1 passed, 1 not yet');
    expect(isNotYet(second)).toBe(true);
    const text = await ask(second);
    expect(text.value).toBe('Show the reload once more.');
    await second.user.type(text, '{Control>}{Enter}{/Control}');
    await second.findByText('Changes requested.');

    const third = await openPage('/founder/reviews');
    expect(isNotYet(third)).toBe(false);
    expect((await ask(third)).value).toBe('');
  });

  it('forgets what was kept about a submission that somebody else has decided', async () => {
    const draftOf = (submissionId: string) => `review-draft:${aFounder.id}:${submissionId}:awarded`;
    for (const id of [kwame.id, 'decided-elsewhere']) localStorage.setItem(draftOf(id), 'Well done.');
    localStorage.setItem(`review-checks:${aFounder.id}:${kwame.id}`, '[{"lessonId":11,"checkId":"a"}]');
    const page = await openPage('/founder/reviews');
    await submission(page, 'Kwame Boateng');
    expect(localStorage.getItem(draftOf('decided-elsewhere'))).toBeNull();
    expect(localStorage.getItem(draftOf(kwame.id))).toBe('Well done.');
  });

  it('asks for changes with a text, which is kept while the dialog is closed', async () => {
    const asked: unknown[] = [];
    server.answer(
      'POST /api/founder/reviews/:submissionId/ask-for-changes',
      ({ body }) => void asked.push(body),
    );
    const page = await openHannah();
    await page.user.keyboard('c');
    const feedback = await page.findByLabelText<HTMLTextAreaElement>('What should change');
    await expectFocus(() => feedback);
    await page.user.keyboard('{Control>}{Enter}{/Control}');
    expect(page.getByText(/^Please say what should change/)).toBeTruthy();
    await page.user.keyboard('a, c and j{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await page.user.keyboard('c');
    expect((await page.findByLabelText<HTMLTextAreaElement>('What should change')).value).toBe('a, c and j');
    server.answer('GET /api/founder/reviews', [kwame]);
    await page.user.keyboard('{Control>}{Enter}{/Control}');
    await page.findByText('Changes requested.');
    expect(page.getByText('Next: Kwame Boateng, Website Builder')).toBeTruthy();
    expect(asked).toEqual([{ feedback: 'a, c and j', checks: [] }]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Kwame Boateng'));
  });

  it('awards with a message', async () => {
    const awarded: unknown[] = [];
    server.answer('POST /api/founder/reviews/:submissionId/award', ({ body }) => void awarded.push(body));
    const page = await openHannah();
    await page.user.keyboard('a');
    await page.findByRole('dialog', { name: 'Award to Hannah Lindqvist?' });
    await expectFocus(() => page.getByLabelText(/^Message to the learner/));
    server.answer('GET /api/founder/reviews', [kwame]);
    await page.user.keyboard('Well done.{Control>}{Enter}{/Control}');
    await page.findByText('Awarded.');
    expect(awarded).toEqual([{ note: 'Well done.', checks: [], confirmsOpenChecks: false }]);
  });

  it('judges the checks of the course, and starts with what passed the last time', async () => {
    const check = (lessonOrder: number, checkId: string) => ({
      lessonId: 10 + lessonOrder,
      lessonOrder,
      lesson: `Lesson number ${lessonOrder}`,
      checkId,
      try: `Try ${checkId}.`,
      expect: `See ${checkId}.`,
    });
    const rubric = [check(1, 'a'), check(1, 'b'), check(2, 'c')].map((each) => ({
      ...each,
      isTicked: each.checkId === 'b',
      snapshotId: null,
    }));
    const { submittedAt, projectUrl, videoUrl } = aReview(kwame);
    const checks = [{ ...check(1, 'a'), isPassed: true, comment: 'Nice.' }];
    const outcome = { ...anAward, decision: 'changes_asked' as const, checks };
    const earlier = [{ id: hannah.id, submittedAt, projectUrl, videoUrl, comments: '', outcome }];
    server.answer('GET /api/founder/reviews/:submissionId', aReview(kwame, { rubric, earlier }));
    const sent: unknown[] = [];
    server.answer('POST /api/founder/reviews/:submissionId/award', ({ body }) => void sent.push(body));
    server.answer(
      'POST /api/founder/reviews/:submissionId/ask-for-changes',
      ({ body }) => void sent.push(body),
    );

    const page = await openPage('/founder/reviews');
    await page.findByText('1 of 3 passed');
    const part = (name: string) => within(page.getByRole('group', { name }));
    expect(part('Try a.').getByRole<HTMLInputElement>('radio', { name: 'Pass' }).checked).toBe(true);
    expect(part('Try b.').getByText('Ticked by the learner')).toBeTruthy();
    await page.user.click(part('Try c.').getByRole('radio', { name: 'Not yet' }));
    await page.user.type(part('Try c.').getByLabelText(/^What is missing/), 'It stays blank.');
    expect(page.getByText('1 of 3 passed, 1 not yet')).toBeTruthy();

    await page.user.click(page.getByRole('button', { name: 'Award' }));
    const dialog = within(await page.findByRole('dialog'));
    await page.user.click(dialog.getByRole('button', { name: 'Award' }));
    expect((await dialog.findByRole('alert')).textContent).toContain("2 of 3 checks haven't passed");
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);

    await page.user.click(page.getByRole('button', { name: 'Ask for changes' }));
    const asking = within(await page.findByRole('dialog'));
    await page.user.click(asking.getByRole('button', { name: 'Ask for changes' }));
    await page.findByText('Changes requested.');
    expect(sent).toEqual([
      {
        feedback: '',
        checks: [
          { lessonId: 11, checkId: 'a', isPassed: true, comment: '' },
          { lessonId: 12, checkId: 'c', isPassed: false, comment: 'It stays blank.' },
        ],
      },
    ]);
  });

  it('passes all checks at once', async () => {
    const check = { lessonId: 11, lessonOrder: 1, lesson: 'One', try: 'Try it.', expect: 'See it.' };
    const rubric = ['a', 'b'].map((checkId) => ({ ...check, checkId, isTicked: false, snapshotId: null }));
    server.answer('GET /api/founder/reviews/:submissionId', aReview(kwame, { rubric }));
    const sent: unknown[] = [];
    server.answer('POST /api/founder/reviews/:submissionId/award', ({ body }) => void sent.push(body));
    const page = await openPage('/founder/reviews');
    await page.user.click(await page.findByRole('button', { name: 'All pass' }));
    expect(page.getByText('2 of 2 passed')).toBeTruthy();
    await page.user.click(page.getByRole('button', { name: 'Award' }));
    await page.user.click(within(await page.findByRole('dialog')).getByRole('button', { name: 'Award' }));
    await page.findByText('Awarded.');
    expect(sent).toEqual([
      {
        note: '',
        checks: ['a', 'b'].map((checkId) => ({ lessonId: 11, checkId, isPassed: true, comment: '' })),
        confirmsOpenChecks: false,
      },
    ]);
  });

  it('decides the submission of the dialog, also when another one is shown before the answer', async () => {
    const answer = server.hold('POST /api/founder/reviews/:submissionId/award', undefined);
    const page = await openPage('/founder/reviews');
    await submission(page, 'Kwame Boateng');
    await page.user.keyboard('a');
    const message = () => page.getByLabelText<HTMLTextAreaElement>(/^Message to the learner/);
    await page.findByRole('dialog');
    await page.user.keyboard('Almost.{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await page.user.keyboard('j');
    await submission(page, 'Hannah Lindqvist');
    await page.user.keyboard('a');
    await page.findByRole('dialog');
    await page.user.keyboard('Well done.{Control>}{Enter}{/Control}');
    await act(async () => navigate('/founder/reviews'));
    server.answer('GET /api/founder/reviews', [kwame]);
    answer();
    await page.findByText('Awarded.');
    expect(server.count(`POST /api/founder/reviews/${hannah.id}/award`)).toBe(1);
    expect(await submission(page, 'Kwame Boateng')).toBeTruthy();
    await page.user.keyboard('a');
    await page.findByRole('dialog');
    expect(message().value).toBe('Almost.');
  });

  it('says who was faster, and keeps the decided submission open', async () => {
    const message = 'Robin Ashdown has already awarded this.';
    server.refuse('POST /api/founder/reviews/:submissionId/award', 'conflict', { message });
    const page = await openPage('/founder/reviews');
    await page.user.click(await page.findByRole('button', { name: 'Award' }));
    const dialog = await page.findByRole('dialog');
    server.answer('GET /api/founder/reviews', [hannah]);
    server.answer('GET /api/founder/reviews/:submissionId', ({ parameters }) =>
      parameters.submissionId === kwame.id ? aReview(kwame, { outcome: anAward }) : aReview(hannah),
    );
    await page.user.click(within(dialog).getByRole('button', { name: 'Award' }));
    await page.findByText(message);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await page.findByRole('link', { name: 'Waiting (1)' });
    await page.findByText(/by Robin Ashdown/);
    expect(await submission(page, 'Kwame Boateng')).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Award' })).toBeNull();
  });

  it('keeps the dialog and its text when the decision could not be saved', async () => {
    server.disconnect('POST /api/founder/reviews/:submissionId/award');
    const page = await openHannah();
    await page.user.keyboard('a');
    await page.findByRole('dialog');
    await page.user.keyboard('Well done.{Control>}{Enter}{/Control}');
    await page.findByText("We couldn't save the decision. Please try again.");
    expect(page.getByLabelText<HTMLTextAreaElement>(/^Message to the learner/).value).toBe('Well done.');
  });
});
