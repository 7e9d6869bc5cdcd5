import type { Locator, Page } from 'playwright/test';
import { galleryAddress } from './fixtures/addresses.ts';
import { expect, test } from './fixtures/journey.ts';
import { hydrated, open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';
import { mainNavigation, topBar } from './fixtures/shell.ts';
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
  'Pricing /pricing',
  'Blog /blog',
];

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

/** The release timeline of the front page. */
function timeline(page: Page): Locator {
  return page.getByRole('heading', { name: "What's coming, and when" });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('A visitor opens the mobile menu, and it closes on arrival', async ({ page }) => {
    await open(page, '/');
    await expect(timeline(page), 'it needs width').toBeHidden();
    await expect(mainNavigation(page)).toBeHidden();
    const panel = page.getByRole('navigation', { name: 'Menu' });
    await expect(panel).toBeHidden();
    await page.locator('summary[aria-label="Menu"]').tap();
    await expect(panel).toBeVisible();
    expect(await linksIn(panel)).toEqual(visitorLinks);
    await expect(topBar(page).getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
    await panel.getByRole('link', { name: 'Replit Consulting' }).tap();
    await expect(page).toHaveURL('/replit-consulting');
    await expect(panel).toBeHidden();
  });

  test('A signed-in user keeps XP in view, and finds the app in the mobile menu and its rail at the bottom', async ({
    page,
  }) => {
    await signInAs(page, 'Annual member', { returnTo: '/' });
    await expect(topBar(page).getByText(/^[\d,]+ XP$/)).toBeVisible();
    await page.locator('summary[aria-label="Menu"]').tap();
    const panel = page.getByRole('navigation', { name: 'Menu' });
    expect(await linksIn(panel)).toEqual(['Courses /courses', 'Prompts /prompts']);
    await panel.getByRole('link', { name: 'Courses' }).tap();
    await expect(page).toHaveURL('/courses');

    await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
    for (const link of await mainNavigation(page).getByRole('link').all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    const box = await mainNavigation(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
    await expect(frontPageLink(page)).toBeVisible();
  });
});

test.describe('moving between screens', () => {
  test('The rail navigates without a page load; title, URL, top bar and focus follow', async ({
    page,
    product,
  }) => {
    await signInAs(page, 'Consulting member', { returnTo: '/dashboard' });
    const rail = mainNavigation(page);
    const traffic = new Traffic(page, product.url);
    for (const screen of ['Courses', 'Prompts', 'Consulting', 'Dashboard']) {
      await rail.getByRole('link', { name: screen }).click();
      await expect(page).toHaveTitle(`${screen} · Chalkline`);
      await expect(page).toHaveURL(`/${screen.toLowerCase()}`);
      await expect(page.getByRole('main')).toBeFocused();
      await expect(topBar(page).getByText(screen, { exact: true })).toBeVisible();
      await expect(topBar(page).getByText('Chalkline', { exact: true })).toBeVisible();
      await expect(rail.locator('[aria-current="page"]')).toHaveText(screen);
    }
    await page.getByRole('link', { name: 'Chalkline, front page' }).click();
    await expect(page).toHaveURL('/');
    expect(traffic.pageLoads()).toBe(0);
  });

  test('The public links, Back and Forward need no page load, but the blog does', async ({
    page,
    product,
  }) => {
    await open(page, '/');
    await expect(timeline(page)).toBeVisible();
    const traffic = new Traffic(page, product.url);
    for (const name of ['Replit Courses', 'Replit Prompts', 'Replit Consulting']) {
      await mainNavigation(page).getByRole('link', { name }).click();
      await expect(page).toHaveTitle(`${name} · Chalkline`);
      await expect(page.getByRole('main')).toBeFocused();
    }
    await page.goBack();
    await expect(page).toHaveTitle('Replit Prompts · Chalkline');
    await page.goForward();
    await expect(page).toHaveTitle('Replit Consulting · Chalkline');
    await hydrated(page);
    expect(traffic.pageLoads()).toBe(0);

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

    await test.step('also after following a link inside the page', async () => {
      await open(page, '/replit-consulting');
      await page.evaluate(() => window.location.assign('#pricing'));
      await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
      await clickInPlace(page, frontPageLink(page));
      await expect(page).toHaveURL('/');
      await expect.poll(() => scrollPosition(page)).toBe(0);
    });
  });
});
