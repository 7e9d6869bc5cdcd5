import type { SiteSettings } from '@chalkline/contract/site';
import { totalXpText } from '@chalkline/domain/progress/xp';
import type { Locator, Page } from 'playwright/test';
import { galleryAddress } from './fixtures/addresses.ts';
import { expect, test } from './fixtures/journey.ts';
import { hydrated, open } from './fixtures/open.ts';
import { newcomer, signInAs, whoIsSignedIn } from './fixtures/people.ts';
import { footer, mainNavigation, openMenuOf, toastOf, topBar } from './fixtures/shell.ts';
import { Traffic } from './fixtures/traffic.ts';

/** Each link's text and address, in order. */
function linksIn(area: Locator): Promise<string[]> {
  return area
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute('href')}`));
}

const visitorLinks = [
  'Replit Courses /replit-courses',
  'Replit Prompts /replit-prompts',
  'Replit Consulting /replit-consulting',
  'Blog /blog',
];

async function siteSettings(page: Page): Promise<SiteSettings> {
  return (await page.request.get('/api/site')).json();
}

function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

async function scrollDown(page: Page, pixels: number): Promise<void> {
  await page.mouse.wheel(0, pixels);
  await expect.poll(() => scrollPosition(page)).toBe(pixels);
}

/** Clicks an element that is already in view, without scrolling to it first. */
async function clickInPlace(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

function frontPageLink(page: Page): Locator {
  return topBar(page).getByRole('link', { name: 'Chalkline, front page' });
}

test.describe('the public pages', () => {
  test('A visitor finds courses, prompts, consulting, the blog and the sign-in button', async ({ page }) => {
    await open(page, '/');
    expect(await linksIn(mainNavigation(page))).toEqual(visitorLinks);
    const signIn = topBar(page).getByRole('link', { name: 'Sign in with Google', exact: true });
    await expect(signIn).toBeVisible();
    await expect(signIn).toHaveAttribute('href', '/api/auth/google');
    await expect(topBar(page).getByRole('link', { name: 'Chalkline, front page' })).toHaveAttribute(
      'href',
      '/',
    );
  });

  test('A signed-in user finds their courses, prompts, XP and profile', async ({ page }) => {
    await signInAs(page, 'Annual member', { returnTo: '/' });
    const user = await whoIsSignedIn(page.request);
    expect(await linksIn(mainNavigation(page))).toEqual(['Courses /courses', 'Prompts /prompts']);
    await expect(
      topBar(page).getByText(`${totalXpText(user?.totalXp ?? Number.NaN)} XP`, { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in with Google' })).toHaveCount(0);

    const menu = await openMenuOf(page, 'Hannah Lindqvist');
    await expect(menu.getByText('Hannah Lindqvist', { exact: true })).toBeVisible();
    await expect(menu.getByText('hannah.lindqvist@chalkline.example', { exact: true })).toBeVisible();
    await expect(menu.getByRole('menuitem')).toHaveText(['Profile', 'Log out']);
    await menu.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page).toHaveURL('/account');
  });

  test('The footer links to courses, social pages and legal pages', async ({ page }) => {
    await open(page, '/');
    const { social, company } = await siteSettings(page);
    const column = (name: string) => footer(page).getByRole('navigation', { name });
    expect(await linksIn(column('Learn'))).toEqual(visitorLinks);
    expect(await linksIn(column('Follow'))).toEqual(social.map(({ name, url }) => `${name} ${url}`));
    expect(await linksIn(column('Legal'))).toEqual([
      'Privacy policy /privacy-policy',
      'Terms and conditions /terms-and-conditions',
    ]);
    for (const link of await column('Follow').getByRole('link').all()) {
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await expect(footer(page).getByText(company.name)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('A visitor opens the mobile menu, and it closes on arrival', async ({ page }) => {
    await open(page, '/');
    await expect(mainNavigation(page)).toBeHidden();
    const panel = page.getByRole('navigation', { name: 'Menu' });
    await expect(panel).toBeHidden();
    await page.locator('summary[aria-label="Menu"]').tap();
    await expect(panel).toBeVisible();
    expect(await linksIn(panel)).toEqual([...visitorLinks, 'Sign in with Google /api/auth/google']);
    await panel.getByRole('link', { name: 'Replit Consulting' }).tap();
    await expect(page).toHaveURL('/replit-consulting');
    await expect(panel).toBeHidden();
  });

  test('A signed-in user keeps XP and menu in view, and finds the links in the mobile menu', async ({
    page,
  }) => {
    await signInAs(page, 'Annual member', { returnTo: '/' });
    await expect(topBar(page).getByText(/^[\d,]+ XP$/)).toBeVisible();
    await page.locator('summary[aria-label="Menu"]').tap();
    const panel = page.getByRole('navigation', { name: 'Menu' });
    expect(await linksIn(panel)).toEqual(['Courses /courses', 'Prompts /prompts']);
    await panel.getByRole('link', { name: 'Courses' }).tap();
    await expect(page).toHaveURL('/courses');
  });

  test('The rail of the app is at the bottom with all of its items', async ({ page }) => {
    await signInAs(page, 'Monthly member', { returnTo: '/courses' });
    for (const link of await mainNavigation(page).getByRole('link').all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    const box = await mainNavigation(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
    await expect(topBar(page).getByRole('link', { name: 'Chalkline, front page' })).toBeVisible();
  });
});

test.describe('the app', () => {
  test('The left rail contains Dashboard, Courses, Prompts and Consulting, and the logo leads home', async ({
    page,
  }) => {
    await signInAs(page, 'Consulting member');
    expect(await linksIn(mainNavigation(page).getByRole('list'))).toEqual([
      'Dashboard /dashboard',
      'Courses /courses',
      'Prompts /prompts',
      'Consulting /consulting',
    ]);
    await page.getByRole('link', { name: 'Chalkline, front page' }).click();
    await expect(page).toHaveURL('/');
  });

  test('The rail highlights the current page', async ({ page, expectProblems }) => {
    expectProblems(/status of 404/);
    await signInAs(page, 'Consulting member');
    const places = [
      ['/dashboard', ['Dashboard']],
      ['/courses', ['Courses']],
      ['/courses/39', ['Courses']],
      ['/lesson/999999', ['Courses']],
      ['/prompts', ['Prompts']],
      ['/consulting', ['Consulting']],
      ['/account', []],
    ] as const;
    for (const [address, highlighted] of places) {
      await open(page, address);
      await expect(mainNavigation(page).locator('[aria-current="page"]')).toHaveText([...highlighted]);
    }
  });

  test('The top bar names the brand and the screen', async ({ page }) => {
    await signInAs(page, 'Consulting member');
    for (const [item, title] of [
      ['Courses', 'Courses'],
      ['Prompts', 'Prompts'],
      ['Consulting', 'Consulting'],
      ['Dashboard', 'Dashboard'],
    ] as const) {
      await mainNavigation(page).getByRole('link', { name: item }).click();
      await expect(topBar(page).getByText(title, { exact: true })).toBeVisible();
      await expect(topBar(page).getByText('Chalkline', { exact: true })).toBeVisible();
    }
  });

  test('A visitor in the app is told "Not signed in"', async ({ page, expectProblems }) => {
    expectProblems(/status of 404/);
    await open(page, '/no-such-course');
    await expect(topBar(page).getByText('Not signed in', { exact: true })).toBeVisible();
  });

  test('The avatar menu leads to the plan, the video channel and the log-out', async ({ page }) => {
    await newcomer(page, { email: 'menu.reader@example.com', name: 'Menu Reader', returnTo: '/courses' });
    const { videoChannelUrl } = await siteSettings(page);
    const menu = await openMenuOf(page, 'Menu Reader');
    await expect(menu.getByRole('menuitem')).toHaveText([
      'Manage plan',
      'Watch on YouTube',
      'Get in touch',
      'Log out',
    ]);
    const watch = menu.getByRole('menuitem', { name: 'Watch on YouTube' });
    await expect(watch).toHaveAttribute('href', videoChannelUrl);
    await expect(watch).toHaveAttribute('target', '_blank');
    await menu.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
  });

  test('Get in touch copies the address and says so for 2000 ms', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await signInAs(page, 'Monthly member', { returnTo: '/courses' });
    const { contactEmail } = await siteSettings(page);
    const menu = await openMenuOf(page, 'Tomás Oliveira');
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await menu.getByRole('menuitem', { name: 'Get in touch' }).click();
    const toast = toastOf(page, 'Email Copied!');
    await expect(toast).toContainText('copied to clipboard');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(contactEmail);
    await page.clock.runFor(1999);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1);
    await expect(toast).toHaveCount(0);
  });
});

test.describe('moving between screens', () => {
  test('The rail navigates without a page load; title, URL and focus follow', async ({ page, product }) => {
    await signInAs(page, 'Consulting member', { returnTo: '/dashboard' });
    const traffic = new Traffic(page, product.url);
    for (const [item, title] of [
      ['Courses', 'Courses · Chalkline'],
      ['Prompts', 'Prompts · Chalkline'],
      ['Consulting', 'Consulting · Chalkline'],
      ['Dashboard', 'Dashboard · Chalkline'],
    ] as const) {
      await mainNavigation(page).getByRole('link', { name: item }).click();
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('main')).toBeFocused();
    }
    expect(traffic.pageLoads()).toBe(0);
  });

  test('The public links navigate without a page load', async ({ page, product }) => {
    await open(page, '/');
    const traffic = new Traffic(page, product.url);
    for (const name of ['Replit Courses', 'Replit Prompts', 'Replit Consulting']) {
      await mainNavigation(page).getByRole('link', { name }).click();
      await expect(page).toHaveTitle(`${name} · Chalkline`);
      await expect(page.getByRole('main')).toBeFocused();
    }
    expect(traffic.pageLoads()).toBe(0);
  });

  test('The blog is opened by a full page load', async ({ page, product }) => {
    await open(page, '/');
    const traffic = new Traffic(page, product.url);
    await mainNavigation(page).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    expect(traffic.pageLoads()).toBe(1);
  });

  test('A new screen starts at its top, and Back restores the scroll position', async ({ page }) => {
    await open(page, galleryAddress);
    await scrollDown(page, 1500);
    await clickInPlace(page, frontPageLink(page));
    await expect(page).toHaveURL('/');
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(galleryAddress);
    await expect.poll(() => scrollPosition(page)).toBe(1500);
    await page.goForward();
    await expect(page).toHaveURL('/');
    await expect.poll(() => scrollPosition(page)).toBe(0);
  });

  test('A new screen starts at its top also after following a link inside the page', async ({ page }) => {
    await open(page, '/replit-consulting');
    await page.evaluate(() => window.location.assign('#pricing'));
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
    await clickInPlace(page, frontPageLink(page));
    await expect(page).toHaveURL('/');
    await expect.poll(() => scrollPosition(page)).toBe(0);
  });

  test('Back and Forward need no page load and change the title', async ({ page, product }) => {
    await open(page, '/replit-courses');
    const traffic = new Traffic(page, product.url);
    await mainNavigation(page).getByRole('link', { name: 'Replit Prompts' }).click();
    await expect(page).toHaveTitle('Replit Prompts · Chalkline');
    await page.goBack();
    await expect(page).toHaveTitle('Replit Courses · Chalkline');
    await page.goForward();
    await expect(page).toHaveTitle('Replit Prompts · Chalkline');
    await hydrated(page);
    expect(traffic.pageLoads()).toBe(0);
  });
});
