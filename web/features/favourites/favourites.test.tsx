import { waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDashboard } from '../../testing/common-answers.ts';
import { aLesson, aMember, aSnippet } from '../../testing/examples.ts';
import { answerLessonPages, lessonAddress } from '../../testing/lesson-page.ts';
import { openPage } from '../../testing/open-page.tsx';
import { setUpPageTests } from '../../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const form = aSnippet(1, { title: 'Add a contact form' });
const table = aSnippet(2, { title: 'Create a table' });

beforeEach(() => {
  signIn(aMember);
  server.answer('GET /api/snippets', [form, table]);
});

describe('favourite prompts', () => {
  it('are starred on their card, and found again by a filter', async () => {
    server.answer('PUT /api/favourites/prompts/:snippetId', undefined);
    const page = await openPage('/prompts');
    const star = await page.findByRole('button', { name: `Favourite: ${table.title}` });
    expect(star.getAttribute('aria-pressed')).toBe('false');
    await page.user.click(star);
    await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'));
    expect(server.count('PUT /api/favourites/prompts/2')).toBe(1);
    await page.user.click(page.getByRole('link', { name: 'Favourites' }));
    await page.findByText('1 of 2 prompts');
    expect(page.queryByRole('heading', { name: form.title })).toBeNull();
  });

  it('keep their star apart from the buttons, which can fill the line', async () => {
    const page = await openPage('/prompts');
    const star = await page.findByRole('button', { name: `Favourite: ${table.title}` });
    const copy = page.getByRole('button', { name: new RegExp(`^Copy.*${table.title}`) });
    expect(copy.parentElement?.contains(star)).toBe(false);
  });

  it('say how to get some while there are none', async () => {
    const page = await openPage('/prompts?favourites=yes');
    await page.findByText('No favourites yet');
    await page.user.click(page.getByRole('button', { name: 'Show all prompts' }));
    await page.findByText('2 prompts');
  });

  it('get their star back when the change is not stored', async () => {
    server.answer('GET /api/favourites', { lessons: [], promptIds: [1] });
    server.refuse('DELETE /api/favourites/prompts/:snippetId', 'internal');
    const page = await openPage('/prompts');
    const star = await page.findByRole('button', { name: `Favourite: ${form.title}` });
    await page.user.click(star);
    await page.findByText("Your favourites weren't changed");
    expect(star.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('the dashboard', () => {
  it('lists favourite lessons and leads to favourite prompts', async () => {
    server.answerAll({
      ...emptyDashboard,
      'GET /api/certifications': [],
      'GET /api/certifications/availability': [],
    });
    server.answer('GET /api/favourites', {
      lessons: [{ ...aLesson(2), course: { slug: 'first-site', title: 'Your first site' } }],
      promptIds: [2, 1],
    });
    const page = await openPage('/dashboard');
    const lesson = await page.findByRole('link', { name: aLesson(2).title });
    expect(lesson.getAttribute('href')).toBe('/first-site/2');
    const prompts = page.getByRole('link', { name: 'Your 2 favourite prompts' });
    expect(prompts.getAttribute('href')).toBe('/prompts?favourites=yes');
  });
});

describe('a favourite lesson', () => {
  it('is starred on its page', async () => {
    answerLessonPages(server);
    server.answer('PUT /api/favourites/lessons/:lessonId', undefined);
    const page = await openPage(lessonAddress(1));
    const star = await page.findByRole('button', { name: `Favourite: ${aLesson(1).title}` });
    await page.user.click(star);
    await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'));
    expect(server.count(`PUT /api/favourites/lessons/${aLesson(1).id}`)).toBe(1);
  });
});
