import type { Lesson } from '@chalkline/contract/courses';
import type { Page } from 'playwright/test';
import { consultingAddress, everyGatedAddress, paidAddresses } from './fixtures/addresses.ts';
import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';
import { mainNavigation, topBar } from './fixtures/shell.ts';
import { Traffic } from './fixtures/traffic.ts';

async function expectRailItem(page: Page, name: string): Promise<void> {
  await expect(mainNavigation(page).getByRole('link', { name, exact: true })).toBeVisible();
}

const lessonCall = '/api/courses/build-your-first-website/lessons/1';

test('A visitor who opens a private page is redirected to the home page', async ({ page }) => {
  for (const address of everyGatedAddress) {
    const reply = await page.request.get(address, { maxRedirects: 0 });
    expect([address, reply.status(), reply.headers().location]).toEqual([address, 302, '/']);
  }
  await open(page, '/dashboard');
  await expect(page).toHaveURL('/');
});

test('The API also refuses the lesson to a visitor', async ({ page }) => {
  const response = await page.request.get(lessonCall);
  expect(response.status()).toBe(401);
  expect(await response.json()).toMatchObject({ code: 'signed_out' });
});

test('A free learner sees the plans in place of every screen that needs one', async ({ page }) => {
  await signInAs(page, 'Free learner', { returnTo: '/courses' });
  await expectRailItem(page, 'Consulting locked');
  for (const { address, paywallTitle } of [...paidAddresses, consultingAddress]) {
    await page.goto(address);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { name: paywallTitle })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const plan of ['Monthly', 'Annual', 'Lifetime', 'Consulting Add-On']) {
      await expect(page.getByRole('main').getByRole('heading', { name: plan })).toBeVisible();
    }
  }
});

test('The paywall of a lesson says what a plan includes', async ({ page }) => {
  await signInAs(page, 'Free learner', { returnTo: '/build-your-first-website/1' });
  const offer =
    'Access interactive lessons, code snippets, AI assistance, and track your progress with a premium plan.';
  await expect(page.getByText(offer, { exact: true })).toBeVisible();
});

test('A locked lesson keeps its page: its title, its facts and links to the other lessons', async ({
  page,
}) => {
  await signInAs(page, 'Free learner', { returnTo: '/build-your-first-website/2' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Build the first page');
  await expect(main.getByRole('heading', { level: 2, name: 'Unlock This Lesson' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Build Your First Website' })).toBeVisible();
  await expect(main.getByRole('list').first()).toContainText(/Lesson 2 of 7.*min.*XP/);
  const contents = main.getByRole('region', { name: 'Course Contents' });
  await expect(contents.getByRole('link')).toHaveCount(7);
  await expect(contents).not.toContainText('completed');
  await expect(main.getByRole('button', { name: 'Mark Complete' })).toHaveCount(0);
});

test('The paywall of an unpublished course shows the release date', async ({ page }) => {
  await signInAs(page, 'Free learner', { returnTo: '/sign-in-that-holds' });
  await expect(page.getByRole('heading', { level: 1, name: 'Unlock Your Learning Journey' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Course Coming Soon' })).toBeVisible();
  await expect(page.getByText(/^This course will be released on .* Check back soon!$/)).toBeVisible();
});

test('The paywall names the requested prompt', async ({ page }) => {
  await signInAs(page, 'Free learner', { returnTo: '/prompts?prompt=12' });
  const prompts: { id: number; title: string }[] = await (await page.request.get('/api/snippets')).json();
  const asked = prompts.find(({ id }) => id === 12)?.title ?? '';
  await expect(page.getByRole('heading', { level: 1, name: 'Unlock Premium Prompts' })).toBeVisible();
  await expect(page.getByText(asked, { exact: true })).toBeVisible();
  expect(await (await page.request.get('/prompts?prompt=12')).text()).toContain(asked);
});

test('No content of a paid lesson is ever sent to a free learner', async ({ page, openBrowser, product }) => {
  const memberPage = await (await openBrowser()).newPage();
  await signInAs(memberPage, 'Monthly member');
  const lesson = (await (await memberPage.request.get(lessonCall)).json()) as Lesson;
  const paid = [...lesson.keyLearningPoints, ...lesson.buildPoints];
  const memberHtml = await (await open(memberPage, '/build-your-first-website/1')).text();
  expect(
    paid.filter((point) => memberHtml.includes(point)),
    'a member is sent all of it',
  ).toEqual(paid);
  expect(paid.length).toBeGreaterThan(0);

  const traffic = new Traffic(page, product.url);
  await signInAs(page, 'Free learner', { returnTo: '/courses' });
  await mainNavigation(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Unlock Your Learning Journey' })).toBeVisible();
  const texts = await traffic.texts();
  for (const { address } of paidAddresses) texts.push(await (await open(page, address)).text());
  const leaks = paid.filter((point) => texts.some((text) => text.includes(point)));
  expect(leaks).toEqual([]);
  expect(texts.some((text) => text.includes('"videoUrl"'))).toBe(false);

  const refused = await page.request.get(lessonCall);
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'plan_required' });
});

for (const label of ['Monthly member', 'Annual member', 'Lifetime member'] as const) {
  test(`${label} sees every screen but the consulting board`, async ({ page }) => {
    await signInAs(page, label);
    await expectRailItem(page, 'Consulting locked');
    for (const { address, barTitle, paywallTitle } of paidAddresses) {
      const response = await open(page, address);
      expect(response.status()).toBe(200);
      await expect(page).toHaveURL(address);
      await expect(topBar(page).getByText(barTitle, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: paywallTitle })).toHaveCount(0);
    }
    await open(page, consultingAddress.address);
    await expect(page.getByRole('heading', { level: 1, name: consultingAddress.paywallTitle })).toBeVisible();
  });
}

for (const label of ['Consulting member', 'Founder'] as const) {
  test(`${label} sees every screen, the consulting board too`, async ({ page }) => {
    await signInAs(page, label);
    await expectRailItem(page, 'Consulting');
    for (const { address, barTitle, paywallTitle } of [...paidAddresses, consultingAddress]) {
      await open(page, address);
      await expect(topBar(page).getByText(barTitle, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: paywallTitle })).toHaveCount(0);
    }
  });
}
