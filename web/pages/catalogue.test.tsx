import { courseCategories } from '@chalkline/domain/courses/course';
import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCourse, aMember } from '../testing/examples.ts';
import { expectFocus } from '../testing/expect-focus.ts';
import { refused } from '../testing/fake-server.ts';
import { currentAddress, goBack, type OpenPage, openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const website = aCourse;
const shop = { ...aCourse, id: 2, slug: 'open-a-shop', title: 'Open a shop', category: 'Payments' } as const;
const memory = { ...aCourse, id: 3, slug: 'memory', title: 'Add a memory', category: 'Database' } as const;

beforeEach(() => {
  signIn(aMember);
  server.answer('GET /api/courses', ({ query }) => {
    const search = query.get('search')?.toLowerCase() ?? '';
    return [website, shop, memory].filter(({ title }) => title.toLowerCase().includes(search));
  });
  server.answer('GET /api/user/courses', [{ id: website.id, progress: 43 }]);
  server.answer('GET /api/snippets', []);
});

const titles = (page: OpenPage) =>
  page.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent);
const searchBox = (page: OpenPage) => page.getByPlaceholderText<HTMLInputElement>('Search courses...');
const chips = (page: OpenPage) => within(page.getByRole('navigation', { name: 'Categories' }));

describe('the catalogue', () => {
  it('shows the courses in progress first and finished ones last, with the learner’s progress', async () => {
    server.answer('GET /api/user/courses', [
      { id: website.id, progress: 100 },
      { id: memory.id, progress: 14 },
    ]);
    const page = await openPage('/courses');
    expect(titles(page)).toEqual([memory.title, shop.title, website.title]);
    const links = page.getAllByRole('link', { name: /^(Start Course|Continue|Review) ?: / });
    expect(links.map((link) => link.textContent)).toEqual([
      `Continue: ${memory.title}`,
      `Start Course: ${shop.title}`,
      `Review: ${website.title}`,
    ]);
  });

  it('otherwise keeps the order of the reply', async () => {
    const page = await openPage('/courses');
    expect(titles(page)).toEqual([website.title, shop.title, memory.title]);
    const bars = page.getAllByRole('progressbar');
    expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([`Progress in ${website.title}`]);
    expect(bars[0]?.getAttribute('aria-valuenow')).toBe('43');
  });

  it('sends a search once, trimmed, and keeps it in the URL', async () => {
    const page = await openPage('/courses');
    server.requests.length = 0;
    await page.user.click(searchBox(page));
    await page.user.paste('  website  ');
    await page.findByText('1 course shown');
    expect(titles(page)).toEqual([website.title]);
    expect(server.requests.filter((request) => request.startsWith('GET /api/courses'))).toEqual([
      'GET /api/courses?search=website',
    ]);
    await expect.poll(currentAddress).toBe('/courses?search=website');
    const again = await openPage('/courses?search=website');
    expect(searchBox(again).value).toBe('website');
    expect(titles(again)).toEqual([website.title]);
  });

  it('keeps every character that was typed', async () => {
    const page = await openPage('/courses');
    await page.user.click(searchBox(page));
    await page.user.paste('100%41 + more');
    await page.user.keyboard('{Enter}');
    await page.findByText('No courses found matching your criteria.');
    expect(searchBox(await openPage(currentAddress())).value).toBe('100%41 + more');
  });

  it('does not search for spaces alone', async () => {
    const page = await openPage('/courses');
    server.requests.length = 0;
    await page.user.type(searchBox(page), '   {Enter}');
    await expect.poll(currentAddress).toBe('/courses');
    expect(server.requests).toEqual([]);
    expect(titles(page)).toHaveLength(3);
  });

  it('filters by category in the URL, and Back undoes it', async () => {
    const page = await openPage('/courses');
    const offered = chips(page).getAllByRole('link');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['All Categories', ...courseCategories]);
    await page.user.click(chips(page).getByRole('link', { name: 'Payments' }));
    await expect.poll(currentAddress).toBe('/courses?category=Payments');
    expect(chips(page).getByRole('link', { name: 'Payments' }).getAttribute('aria-current')).toBe('true');
    expect(titles(page)).toEqual([shop.title]);
    await goBack();
    expect(titles(page)).toHaveLength(3);
  });

  it('says that nothing was found, and shows everything again', async () => {
    const page = await openPage('/courses?search=nothing-like-this&category=AI');
    expect(page.getByText('No courses found matching your criteria.')).toBeTruthy();
    await page.user.click(page.getByRole('button', { name: 'Clear Filters' }));
    const count = await page.findByText('3 courses shown');
    await expect.poll(currentAddress).toBe('/courses');
    expect(searchBox(page).value).toBe('');
    expect(titles(page)).toHaveLength(3);
    await expectFocus(() => count);
  });

  it('shows six placeholders while the courses load', async () => {
    const page = await openPage('/prompts');
    const answer = server.hold('GET /api/courses', [website]);
    const main = within(page.getByRole('navigation', { name: 'Main' }));
    await page.user.click(main.getByRole('link', { name: 'Courses' }));
    const loading = (await page.findByText('Loading courses')).parentElement;
    expect(loading?.getAttribute('role')).toBe('status');
    expect(loading?.querySelectorAll('.card')).toHaveLength(6);
    answer();
    await page.findByText('1 course shown');
    expect(titles(page)).toEqual([website.title]);
  });

  it('keeps the list when a search fails, and searches again on retry', async () => {
    const page = await openPage('/courses');
    server.answer('GET /api/courses', () => refused('unavailable'));
    await page.user.click(searchBox(page));
    await page.user.paste('website');
    await page.findByText("We couldn't load the courses");
    expect(titles(page)).toHaveLength(3);
    server.answer('GET /api/courses', [website]);
    await page.user.click(page.getByRole('button', { name: 'Try again' }));
    await page.findByText('1 course shown');
    expect(titles(page)).toEqual([website.title]);
    expect(page.queryByText("We couldn't load the courses")).toBeNull();
  });
});
