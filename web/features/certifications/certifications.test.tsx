import { within } from '@testing-library/dom';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCertification, anAvailability, aUserCertification } from '../../testing/certification-examples.ts';
import { emptyDashboard, noActivity } from '../../testing/common-answers.ts';
import { aCourse, aCourseWithLessons, aMember } from '../../testing/examples.ts';
import { expectFocus } from '../../testing/expect-focus.ts';
import { type OpenPage, openPage } from '../../testing/open-page.tsx';
import { setUpPageTests } from '../../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const dataKeeper = { ...aCertification, id: 2, name: 'Data Keeper' };
const gatekeeper = { ...aCertification, id: 3, name: 'Gatekeeper' };
const earned = aUserCertification({
  isEarned: true,
  earnedAt: '2026-01-06T09:00:00.000Z',
  certificateToken: 'a-token',
});

beforeEach(() => {
  signIn(aMember);
  server.answerAll({
    ...emptyDashboard,
    'GET /api/certifications': [aCertification, dataKeeper, gatekeeper],
    'GET /api/certifications/availability': [
      anAvailability(),
      anAvailability({ certificationId: 2, isAvailable: false, courseSlug: 'give-your-app-a-memory' }),
      anAvailability({
        certificationId: 3,
        isAvailable: false,
        isPublished: false,
        goesLiveDate: '2027-01-15',
      }),
    ],
  });
});

function card(page: OpenPage, name: string): HTMLElement {
  const found = page.getByRole('heading', { level: 3, name }).closest('li');
  if (!found) throw new Error(`There is no card of ${name}.`);
  return found;
}

describe('the certifications on the dashboard', () => {
  it('say which are available, and why others are not', async () => {
    const page = await openPage('/dashboard');
    expect(page.getByText('0/3').parentElement?.textContent).toBe('0/3 skills stacked');
    expect(card(page, 'Website Builder').textContent).toContain('Available');
    expect(card(page, 'Data Keeper').textContent).toContain('Course required');
    expect(
      within(card(page, 'Data Keeper'))
        .getByRole('link', { name: /^Take the course/ })
        .getAttribute('href'),
    ).toBe('/give-your-app-a-memory');
    expect(card(page, 'Gatekeeper').textContent).toContain('Goes live: Jan 15');
    const launch = within(card(page, 'Gatekeeper')).getByRole<HTMLButtonElement>('button', {
      name: /^Course launch: Jan 15/,
    });
    expect(launch.disabled).toBe(true);
  });

  it('show requested changes at the top, and send the earlier submission again', async () => {
    const sentBack = {
      ...earned,
      isEarned: false,
      earnedAt: null,
      submittedAt: null,
      feedback: 'Add a title.',
      certificateToken: null,
      changesRequested: {
        decidedAt: '2026-01-06T09:00:00.000Z',
        checks: [
          {
            lessonId: 17,
            lessonOrder: 7,
            lesson: 'Publish it',
            checkId: 'shared-link',
            try: 'Send the link to a friend.',
            expect: 'The preview shows your title.',
            isPassed: false,
            comment: 'It still says Replit.',
          },
        ],
        submission: { projectUrl: 'https://replit.com/@ada/site', videoUrl: '', comments: 'The first try.' },
      },
    };
    server.answer('GET /api/user/certifications', [sentBack]);
    const page = await openPage('/dashboard');
    const cards = page.getAllByRole('heading', { level: 3, name: 'Website Builder' });
    expect(cards.at(-1)?.closest('li')?.textContent).toContain('Changes requested');
    expect(cards.at(-1)?.closest('li')?.textContent).toContain('Changes requested:Add a title.');
    expect(page.queryByRole('button', { name: /^Start Assessment/ })).toBeNull();

    const news = within(page.getByRole('region', { name: 'Changes requested' }));
    expect(news.getByText('Add a title.')).toBeTruthy();
    expect(news.getByText('It still says Replit.')).toBeTruthy();
    expect(news.getByRole('link', { name: 'Lesson 7' }).getAttribute('href')).toBe(
      '/build-your-first-website/7',
    );

    server.answer('GET /api/certifications/:certificationId/brief', { html: '<p>The brief.</p>' });
    const sent: unknown[] = [];
    server.answer('POST /api/certifications/:certificationId/submit', ({ body }) => void sent.push(body));
    await page.user.click(news.getByRole('button', { name: /^Send again/ }));
    const dialog = within(await page.findByRole('dialog', { name: 'Assessment: Website Builder' }));
    expect(dialog.getByText('Add a title.')).toBeTruthy();
    const comments = dialog.getByLabelText<HTMLTextAreaElement>(/^Comments/);
    expect(comments.value).toBe('The first try.');
    await page.user.type(comments, ' Fixed.');
    server.answer('GET /api/user/certifications', [aUserCertification()]);
    await page.user.click(dialog.getByRole('button', { name: 'Send again' }));
    await page.findByText('Your assessment has been submitted for review');
    expect(sent).toEqual([
      { projectUrl: 'https://replit.com/@ada/site', videoUrl: '', comments: 'The first try. Fixed.' },
    ]);
    await waitFor(() => expect(page.queryByRole('region', { name: 'Changes requested' })).toBeNull());
  });

  it('are listed once each, with the earned ones apart', async () => {
    server.answer('GET /api/user/certifications', [earned]);
    const page = await openPage('/dashboard');
    const list = within(page.getByRole('region', { name: 'Earned certifications' }));
    expect(list.getByText('1/3').parentElement?.textContent).toBe('1/3 skills stacked');
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    for (const { name } of [aCertification, dataKeeper, gatekeeper])
      expect(page.getAllByText(name, { exact: true }), name).toHaveLength(1);
  });

  it('offer the assessment of a finished course at the top', async () => {
    const page = await openPage('/dashboard');
    const news = within(page.getByRole('region', { name: 'Ready for certification' }));
    expect(news.getByText('Website Builder')).toBeTruthy();
    server.answer('GET /api/certifications/:certificationId/brief', { html: '<p>The brief.</p>' });
    await page.user.click(news.getByRole('button', { name: /^Get certified/ }));
    expect(await page.findByRole('dialog', { name: 'Assessment: Website Builder' })).toBeTruthy();
  });

  it('say what the course of a started one still needs', async () => {
    const lessons = [1, 2].map((lessonId) => ({ courseId: aCourse.id, lessonId, isCompleted: true }));
    server.answerAll({
      'GET /api/courses': [{ ...aCourse, slug: 'give-your-app-a-memory' }],
      'GET /api/courses/slug/:courseSlug': aCourseWithLessons,
      'GET /api/user/progress': lessons,
      'GET /api/user/activity': { ...noActivity, checks: [{ courseId: aCourse.id, done: 3, total: 12 }] },
    });
    const page = await openPage('/dashboard');
    expect(card(page, 'Data Keeper').textContent).toContain(
      'Still needed: 1 lesson. Before you submit, try the 9 checks still open.',
    );
    expect(card(page, 'Gatekeeper').textContent).not.toContain('Still needed');
  });

  it.each([aCertification, dataKeeper])('are where a search result leads: $name', async ({ id, name }) => {
    server.answer('GET /api/user/certifications', [earned]);
    const result = {
      ...{ kind: 'certification' as const, id: String(id), context: '', sentence: [], isLocked: false },
      ...{ title: [{ text: name, isMatch: true }], address: `/dashboard#certification-${id}` },
    };
    server.answer('GET /api/search', { best: [result], groups: [], correctedTo: null });
    const inList = () => page.getAllByText(name).find((element) => element.closest('main li')) ?? null;
    const page = await openPage('/search?q=keeper');
    await page.user.click(page.getByRole('link', { name: new RegExp(name) }));
    await page.findByRole('heading', { level: 2, name: 'Certifications' });
    await expectFocus(inList);

    page.getByRole('main').focus();
    await page.user.click(page.getByRole('link', { name: 'Search' }));
    await page.user.type(await page.findByRole('combobox'), 'keeper');
    await page.user.click(await page.findByRole('option', { name: new RegExp(name) }));
    await expectFocus(inList);
  });

  it('link an earned one to its certificate', async () => {
    server.answer('GET /api/user/certifications', [earned]);
    const page = await openPage('/dashboard');
    expect(page.getByText(/Earned \w+ 6, 2026$/)).toBeTruthy();
    expect(page.getByRole('link', { name: /^View certificate.*Website Builder/ }).getAttribute('href')).toBe(
      '/certificates/a-token',
    );
  });
});
