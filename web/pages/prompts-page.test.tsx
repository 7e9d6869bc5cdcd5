import type { CurrentUser } from '@chalkline/contract/people';
import { snippetCategories } from '@chalkline/domain/prompts/categories';
import { within } from '@testing-library/dom';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { pagesWithPlans } from '../testing/common-answers.ts';
import { aCourse, aFreeLearner, aMember, aSnippet } from '../testing/examples.ts';
import { expectFocus } from '../testing/expect-focus.ts';
import { refused } from '../testing/fake-server.ts';
import { currentAddress, goBack, type OpenPage, openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const form = aSnippet(1, { title: 'Add a contact form', category: 'Security' });
const table = aSnippet(2, { title: 'Create a table', category: 'Database' });
const login = aSnippet(3, { title: 'Check the login', category: 'Security' });

beforeEach(() => {
  signIn(aMember);
  server.answerAll({
    'GET /api/snippets': [form, table, login],
    'GET /api/courses': [aCourse],
    'GET /api/user/courses': [],
  });
});

const titles = (page: OpenPage) =>
  page.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const searchBox = (page: OpenPage) => page.getByPlaceholderText<HTMLInputElement>('Search prompts...');
const chips = (page: OpenPage) => within(page.getByRole('navigation', { name: 'Categories' }));
const goToPrompts = (page: OpenPage) =>
  page.user.click(
    within(page.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Prompts' }),
  );

describe('the prompts page', () => {
  it('filters by category and word, keeps both in the URL, and Back undoes them', async () => {
    const page = await openPage('/prompts');
    expect(titles(page)).toHaveLength(3);
    const offered = chips(page).getAllByRole('link');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['All Categories', ...snippetCategories]);

    await page.user.click(chips(page).getByRole('link', { name: 'Security' }));
    expect(titles(page)).toEqual([form.title, login.title]);
    expect(chips(page).getByRole('link', { name: 'Security' }).getAttribute('aria-current')).toBe('true');

    await page.user.type(searchBox(page), 'CHECK');
    await page.findByText('1 of 3 prompts');
    expect(titles(page)).toEqual([login.title]);
    await expect.poll(currentAddress).toBe('/prompts?search=CHECK&category=Security');

    await goBack();
    await expect.poll(currentAddress).toBe('/prompts');
    expect(titles(page)).toHaveLength(3);
    expect(searchBox(page).value).toBe('');
  });

  it('shows a long list in pages, which are links, and searches all of them', async () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      aSnippet(index + 1, { title: `Prompt ${index + 1}` }),
    );
    server.answer('GET /api/snippets', many);
    const page = await openPage('/prompts');
    const pages = () => within(page.getByRole('navigation', { name: 'Pages of prompts' }));
    expect(titles(page)).toHaveLength(12);
    expect(page.getByText('30 prompts')).toBeTruthy();
    expect(pages().queryByRole('link', { name: 'Previous' })).toBeNull();
    await page.user.click(pages().getByRole('link', { name: 'Next' }));
    await expect.poll(currentAddress).toBe('/prompts?page=2');
    expect(titles(page)[0]).toBe('Prompt 13');
    await expectFocus(() => page.getByText('30 prompts'));
    const link = pages().getByRole('link', { name: 'Page 3 of 3' });
    expect(link.getAttribute('href')).toBe('/prompts?page=3#library');

    await page.user.type(searchBox(page), 'Prompt 30');
    await page.findByText('1 of 30 prompts');
    await expect.poll(currentAddress).toBe('/prompts?search=Prompt+30');
    expect(titles(page)).toEqual(['Prompt 30']);
    expect(page.queryByRole('navigation', { name: 'Pages of prompts' })).toBeNull();
  });

  it('takes a search with characters that have a meaning in URLs as typed', async () => {
    const page = await openPage('/prompts');
    await page.user.click(searchBox(page));
    await page.user.paste('100%41 & more?');
    await page.findByText('No Prompts Found');
    const again = await openPage(currentAddress());
    expect(searchBox(again).value).toBe('100%41 & more?');
    expect(titles(again)).toEqual(['No Prompts Found']);
  });

  it('has one button in an empty result that clears all filters', async () => {
    const page = await openPage('/prompts?search=no-such-words&category=Design');
    expect(page.getByRole('heading', { name: 'No Prompts Found' })).toBeTruthy();
    expect(page.queryAllByRole('article')).toEqual([]);
    await page.user.click(page.getByRole('button', { name: 'Clear All Filters' }));
    await expect.poll(currentAddress).toBe('/prompts');
    await expect.poll(() => searchBox(page).value).toBe('');
    expect(titles(page)).toHaveLength(3);
    await expectFocus(() => page.getByText('3 prompts'));
  });

  it('shows six placeholder cards while the prompts load', async () => {
    const page = await openPage('/courses');
    const answer = server.hold('GET /api/snippets', [form]);
    await goToPrompts(page);
    const loading = (await page.findByText('Loading prompts')).parentElement;
    expect(loading?.getAttribute('role')).toBe('status');
    expect(loading?.querySelectorAll('.card')).toHaveLength(6);
    answer();
    await page.findByRole('heading', { name: form.title });
    expect(page.queryByText('Loading prompts')).toBeNull();
  });

  it('shows that the prompts could not be loaded, and loads them on retry', async () => {
    server.refuse('GET /api/snippets', 'internal');
    const page = await openPage('/prompts');
    expect(page.getByRole('alert').textContent).toContain("We couldn't load the prompts");
    server.answer('GET /api/snippets', [form]);
    await page.user.click(page.getByRole('button', { name: 'Try again' }));
    expect(await page.findAllByRole('article')).toHaveLength(1);
    expect(page.queryByRole('alert')).toBeNull();
  });
});

describe('the prompts page without a plan', () => {
  it('shows free prompts before the plans, and the others after them', async () => {
    signIn(aFreeLearner);
    server.answerAll(pagesWithPlans);
    const free = [1, 2, 3, 4].map((id) => aSnippet(id, { title: `Free prompt ${id}`, isFree: true }));
    server.answer('GET /api/snippets', [...free, aSnippet(5, { title: 'A paid prompt' })]);
    const page = await openPage('/prompts');
    await page.findByRole('heading', { name: 'More free prompts' });
    const headings = page.getAllByRole('heading').map(({ textContent }) => textContent);
    const shown = headings.filter((text) => /^(Free prompt \d|Annual|A paid prompt)$/.test(text ?? ''));
    expect(shown).toEqual(['Free prompt 1', 'Free prompt 2', 'Free prompt 3', 'Annual', 'Free prompt 4']);
  });
});

describe('the prompts of someone who was a member when the page was rendered', () => {
  const preview = { ...form, prompt: 'Add a…', isPreview: true };
  let reload: MockInstance<Location['reload']>;

  beforeEach(() => {
    reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  });
  afterEach(() => reload.mockRestore());

  /** Answers the first request differently from all later ones. */
  function answersInTurn<Answer>(first: Answer, later: Answer): () => Answer {
    let isFirst = true;
    return () => {
      const answer = isFirst ? first : later;
      isFirst = false;
      return answer;
    };
  }

  it("can't be copied as previews, and the page is loaded again, once the session has ended", async () => {
    server.answer('GET /api/snippets', [preview]);
    server.answer(
      'GET /api/auth/user',
      answersInTurn<CurrentUser | Response>(aMember, refused('signed_out')),
    );
    const page = await openPage('/prompts');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(within(page.getByRole('article')).queryByRole('button', { name: /^Copy/ })).toBeNull();
  });

  it('are read again when they were read before the membership', async () => {
    server.answer('GET /api/snippets', answersInTurn([preview], [form]));
    const page = await openPage('/prompts');
    expect(await page.findByRole('button', { name: /^Copy/ })).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });
});
