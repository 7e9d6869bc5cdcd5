import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCourse, aMember, aSnippet } from '../testing/examples.ts';
import { type OpenPage, openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
beforeEach(() => {
  server.answerAll({
    'GET /api/courses': [aCourse],
    'GET /api/user/courses': [],
    'GET /api/snippets': [aSnippet(1)],
  });
});

const choice = (page: OpenPage, name: string) =>
  within(page.getByRole('contentinfo')).getByRole<HTMLInputElement>('radio', { name });
const shownTheme = () => document.documentElement.dataset.theme;
const follow = (page: OpenPage, name: string) =>
  page.user.click(within(page.getByRole('navigation', { name: 'Main' })).getByRole('link', { name }));

describe('the theme', () => {
  it('is the one of the device until another is chosen, and is chosen in the footer', async () => {
    const page = await openPage('/replit-courses');
    expect(shownTheme()).toBeUndefined();
    expect(choice(page, 'System').checked).toBe(true);
    await page.user.click(choice(page, 'Dark'));
    expect(shownTheme()).toBe('dark');
    expect(document.cookie).toContain('theme=dark');

    await page.user.click(choice(page, 'System'));
    expect(shownTheme()).toBeUndefined();
    expect(document.cookie).not.toContain('theme=');
  });

  it('stays chosen after moving to another public page', async () => {
    const page = await openPage('/replit-courses');
    await page.user.click(choice(page, 'Dark'));
    await follow(page, 'Replit Prompts');
    await page.findByRole('heading', { level: 1, name: /prompts/i });
    expect(shownTheme()).toBe('dark');
    expect(choice(page, 'Dark').checked).toBe(true);
  });

  it('stays chosen after moving through the app and back, and is marked in its menu', async () => {
    signIn(aMember);
    const page = await openPage('/replit-courses');
    await page.user.click(choice(page, 'Dark'));
    await follow(page, 'Courses');
    await page.findByRole('heading', { level: 1, name: 'Courses' });
    await page.user.click(page.getByRole('button', { name: /^Account menu/ }));
    const menu = within(await page.findByRole('menu'));
    expect(menu.getByRole('menuitemradio', { name: 'Dark' }).getAttribute('aria-checked')).toBe('true');
    await page.user.click(menu.getByRole('menuitemradio', { name: 'Light' }));
    expect(shownTheme()).toBe('light');
    expect(document.cookie).toContain('theme=light');
  });
});
