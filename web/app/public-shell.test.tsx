import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { pagesWithPlans } from '../testing/common-answers.ts';
import { aCourse, aMember, aSite } from '../testing/examples.ts';
import { linksIn } from '../testing/links-in.ts';
import { type OpenPage, openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
beforeEach(() => {
  server.answerAll({ 'GET /api/courses': [aCourse], 'GET /api/user/courses': [] });
});

const address = '/replit-courses';
const visitorLinks = [
  'Replit Courses /replit-courses',
  'Replit Prompts /replit-prompts',
  'Replit Consulting /replit-consulting',
  'Pricing /pricing',
  'Blog /blog',
];

const banner = (page: OpenPage) => within(page.getByRole('banner'));
const mainLinks = (page: OpenPage) => linksIn(page.getByRole('navigation', { name: 'Main' }));
const menuLinks = (page: OpenPage) => linksIn(page.getByRole('navigation', { name: 'Menu', hidden: true }));

describe('the navigation of the public pages', () => {
  it('leads a visitor to courses, prompts, consulting, the blog and the sign-in', async () => {
    const page = await openPage(address);
    expect(mainLinks(page)).toEqual(visitorLinks);
    expect(menuLinks(page)).toEqual(visitorLinks);
    const signInLink = banner(page).getByRole('link', { name: 'Sign in' });
    expect(signInLink.getAttribute('href')).toBe(`/sign-in?returnTo=${encodeURIComponent(address)}`);
    const home = banner(page).getByRole('link', { name: 'Chalkline, front page' });
    expect(home.getAttribute('href')).toBe('/');
  });

  it('leads from the front page to the sign-in, and then to the app', async () => {
    server.answerAll(pagesWithPlans);
    const page = await openPage('/');
    expect(banner(page).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in');
  });

  it('leads a signed-in user to their courses and prompts, and shows their XP', async () => {
    signIn({ ...aMember, totalXp: 1250 });
    const page = await openPage(address);
    expect(mainLinks(page)).toEqual(['Courses /courses', 'Prompts /prompts']);
    expect(menuLinks(page)).toEqual(['Courses /courses', 'Prompts /prompts']);
    expect(banner(page).getByText('1,250 XP')).toBeTruthy();
    expect(page.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it('has a menu with the name and email of a signed-in user, their profile and the log-out', async () => {
    signIn(aMember);
    const page = await openPage(address);
    await page.user.click(page.getByRole('button', { name: 'Account menu of Ada Byron' }));
    const menu = await page.findByRole('menu');
    expect(within(menu).getByText('Ada Byron')).toBeTruthy();
    expect(within(menu).getByText('ada@chalkline.example')).toBeTruthy();
    const items = within(menu).getAllByRole('menuitem');
    expect(items.map((item) => `${item.textContent} ${item.getAttribute('href')}`)).toEqual([
      'Profile /account',
      'Log out /api/logout',
    ]);
  });
});

describe('the footer', () => {
  it('links to courses, social pages and legal pages', async () => {
    const page = await openPage(address);
    const footer = within(page.getByRole('contentinfo'));
    const column = (name: string) => footer.getByRole('navigation', { name });
    expect(linksIn(column('Learn'))).toEqual(visitorLinks);
    expect(linksIn(column('Follow'))).toEqual(aSite.social.map(({ name, url }) => `${name} ${url}`));
    expect(linksIn(column('Legal'))).toEqual([
      'Privacy policy /privacy-policy',
      'Terms and conditions /terms-and-conditions',
    ]);
    for (const link of within(column('Follow')).getAllByRole('link'))
      expect(link.getAttribute('target')).toBe('_blank');
    expect(footer.getByText(aSite.company.name, { exact: false })).toBeTruthy();
  });
});
