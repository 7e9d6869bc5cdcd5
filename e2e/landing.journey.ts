import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';

const sections = [
  'See what a lesson is like',
  'What members get',
  'Popular Courses',
  "Skills you'll stack",
  "Made for builders who aren't programmers",
  'Meet your teacher',
  'Pricing',
  'Frequently asked questions',
];

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('The sections of the home page are in order', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(sections);
    await expect(page.getByRole('region', { name: 'Testimonial' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get Started' }).first()).toHaveAttribute(
      'href',
      /^\/api\/auth\/google/,
    );
  });
});

test('A visitor sees every skill', async ({ page }) => {
  await open(page, '/');
  const skills: { name: string }[] = await (await page.request.get('/api/skills')).json();
  const strip = page.getByRole('region', { name: "Skills you'll stack" });
  await expect(strip.getByRole('listitem')).toHaveText(skills.map(({ name }) => name));
});

test('A signed-in user is led to their dashboard, from the first HTML on', async ({ page }) => {
  await signInAs(page, 'Free learner', { returnTo: '/' });
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('Go to Dashboard');
  expect(html).not.toContain('>Get Started<');
});

test('The release timeline needs width, and is left out on a phone', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { name: "What's coming, and when" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { name: "What's coming, and when" })).toBeHidden();
});
