import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { pagesWithPlans } from '../testing/common-answers.ts';
import { aConsultingMember, aCourse, aFreeLearner, aMember, aSite } from '../testing/examples.ts';
import { linksIn } from '../testing/links-in.ts';
import { type OpenPage, openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';
import { currentToasts } from '../ui/toast-store.ts';

const { server, signIn } = setUpPageTests();
beforeEach(() => {
  signIn({ ...aMember, totalXp: 1250 });
  server.answerAll({ 'GET /api/courses': [aCourse], 'GET /api/user/courses': [] });
});

const banner = (page: OpenPage) => within(page.getByRole('banner'));
const rail = (page: OpenPage) => page.getByRole('navigation', { name: 'Main' });

async function openMenu(page: OpenPage): Promise<HTMLElement> {
  await page.user.click(page.getByRole('button', { name: 'Account menu of Ada Byron' }));
  return page.findByRole('menu');
}

describe('the left rail', () => {
  it('contains the logo, Dashboard, Courses, Prompts and Consulting, and marks the current page', async () => {
    signIn(aConsultingMember);
    const page = await openPage('/courses');
    const [logo, ...items] = linksIn(rail(page));
    expect(logo).toBe('Chalkline /');
    expect(items).toEqual([
      'Dashboard /dashboard',
      'Courses /courses',
      'Prompts /prompts',
      'Consulting /consulting',
    ]);
    const current = rail(page).querySelectorAll('[aria-current="page"]');
    expect([...current].map((link) => link.textContent)).toEqual(['Courses']);
    expect(within(rail(page)).getByRole('link', { name: 'Consulting' })).toBeTruthy();
  });

  it('says that Consulting is locked without its plan', async () => {
    const page = await openPage('/courses');
    expect(within(rail(page)).getByRole('link', { name: 'Consulting locked' })).toBeTruthy();
  });
});

describe('the top bar', () => {
  it('names the brand and the screen, and shows the XP', async () => {
    const page = await openPage('/courses');
    expect(banner(page).getByText('Chalkline')).toBeTruthy();
    expect(banner(page).getByText('Courses')).toBeTruthy();
    expect(banner(page).getByText('1,250 XP')).toBeTruthy();
  });

  it('tells a visitor that they are not signed in', async () => {
    signIn(null);
    server.refuse('GET /api/courses/:courseId', 'not_found');
    const page = await openPage('/courses/999');
    expect(banner(page).getByText('Not signed in')).toBeTruthy();
  });
});

describe('the avatar menu', () => {
  it('names the person and their plan, and leads to the account, the plan, the video channel and the log-out', async () => {
    const page = await openPage('/courses');
    const menu = await openMenu(page);
    for (const text of ['Ada Byron', 'ada@chalkline.example', 'Plan: Annual'])
      expect(within(menu).getByText(text)).toBeTruthy();
    const items = within(menu).getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Account',
      'Manage plan',
      'Watch on YouTube',
      'Get in touch',
      'Log out',
    ]);
    expect(within(menu).getByRole('menuitem', { name: 'Account' }).getAttribute('href')).toBe('/account');
    const watch = within(menu).getByRole('menuitem', { name: /^Watch on YouTube/ });
    expect(watch.getAttribute('href')).toBe(aSite.videoChannelUrl);
    expect(watch.getAttribute('target')).toBe('_blank');
    const logOut = within(menu).getByRole('menuitem', { name: 'Log out' });
    expect(logOut.getAttribute('href')).toBe('/api/logout');
  });

  it('offers no plan to manage to somebody without one', async () => {
    signIn(aFreeLearner);
    server.answerAll(pagesWithPlans);
    const page = await openPage('/dashboard');
    const menu = await openMenu(page);
    expect(within(menu).getByRole('menuitem', { name: 'Account' })).toBeTruthy();
    expect(within(menu).queryByRole('menuitem', { name: 'Manage plan' })).toBeNull();
  });

  it('copies the contact address and says so for 2000 ms', async () => {
    const page = await openPage('/courses');
    const menu = await openMenu(page);
    await page.user.click(within(menu).getByRole('menuitem', { name: 'Get in touch' }));
    await page.findByText('Email Copied!');
    expect(page.getByText(`${aSite.contactEmail} was copied to clipboard.`)).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(aSite.contactEmail);
    expect(currentToasts()).toMatchObject([{ duration: 2000 }]);
  });
});

describe('a failed payment', () => {
  it('is shown on every page of the app with a link to fix it', async () => {
    signIn({ ...aMember, isPaymentOwed: true });
    const page = await openPage('/courses');
    const banner = within(page.getByRole('region', { name: 'Failed payment' }));
    expect(banner.getByText(/^Your last payment didn't go through\./)).toBeTruthy();
    const fix = banner.getByRole('link', { name: 'Update your card' });
    expect(fix.getAttribute('href')).toBe('/api/billing/portal');
  });

  it('is not mentioned while everything is paid', async () => {
    const page = await openPage('/courses');
    expect(page.queryByRole('region', { name: 'Failed payment' })).toBeNull();
  });
});
