import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';
import { mainNavigation } from './fixtures/shell.ts';

test('A visitor is sent home, a free learner sees the plans, and a consulting member sees the board', async ({
  page,
}) => {
  const rail = mainNavigation(page);
  const offer = page.getByRole('heading', { level: 1, name: 'Unlock Replit Consulting' });

  await test.step('a visitor', async () => {
    await open(page, '/dashboard');
    await expect(page).toHaveURL('/?returnTo=%2Fdashboard');
    await expect(page.getByText('Sign in to open your dashboard.')).toBeVisible();
  });

  await test.step('a free learner', async () => {
    await signInAs(page, 'Free learner', { returnTo: '/courses' });
    await rail.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Unlock Your Learning Journey' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await rail.getByRole('link', { name: 'Consulting locked', exact: true }).click();
    await expect(offer).toBeVisible();
    await open(page, '/build-your-first-website/2');
    await expect(page.getByRole('heading', { level: 2, name: 'Unlock This Lesson' })).toBeVisible();
  });

  await test.step('a consulting member', async () => {
    await signInAs(page, 'Consulting member');
    await rail.getByRole('link', { name: 'Consulting', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Your tickets', exact: true })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});
