import type { Course } from '@chalkline/contract/courses';
import { inLearnersOrder } from '@chalkline/domain/courses/catalogue';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { hydrated } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';

const titles = (page: Page) => page.getByRole('main').locator('article').getByRole('heading');
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search courses' });

test('A member finds a course in the catalogue and comes back to the search', async ({ page }) => {
  await signInAs(page, 'Monthly member', { returnTo: '/courses' });
  const listed: Course[] = await (await page.request.get('/api/courses')).json();
  const courses = inLearnersOrder(listed, await (await page.request.get('/api/user/courses')).json());

  await test.step('the courses are sorted, and unpublished ones are grey', async () => {
    await expect(titles(page)).toHaveText(courses.map(({ title }) => title));
    for (const { title, isPublished } of courses) {
      const picture = page
        .locator('article', { has: page.getByRole('heading', { name: title }) })
        .locator('> :first-child > :first-child');
      const filter = await picture.evaluate((element) => getComputedStyle(element).filter);
      expect(filter.includes('grayscale'), title).toBe(!isPublished);
    }
  });

  await test.step('a search is kept on reload and in the history', async () => {
    await searchBox(page).pressSequentially('  website  ', { delay: 20 });
    await expect(titles(page)).toHaveText(['Build Your First Website']);
    await expect(page).toHaveURL('/courses?search=website');
    await page.reload();
    await hydrated(page);
    await expect(searchBox(page)).toHaveValue('website');
    await titles(page).getByRole('link').click();
    await expect(page).toHaveURL('/build-your-first-website');
    await page.goBack();
    await expect(searchBox(page)).toHaveValue('website');
    await expect(titles(page)).toHaveText(['Build Your First Website']);
  });

  await test.step('a search that finds nothing is cleared, and the focus moves to the list', async () => {
    await searchBox(page).fill('nothing-like-this');
    await expect(page.getByText('No courses found matching your criteria.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(titles(page)).toHaveCount(courses.length);
    await page.keyboard.press('Tab');
    await expect(titles(page).first().getByRole('link')).toBeFocused();
  });
});
