import { axe } from './fixtures/axe.ts';
import { formHydrated, main, save } from './fixtures/content-editor.ts';
import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';
import { dropFiles, expectDrawn, pasteFiles, pictureFile } from './fixtures/snapshots.ts';

const course = '/founder/content/course/37';
const post = '/founder/content/post/when-to-ask-a-human';

test('A course gets a public cover picture, and a text gets pictures that are chosen, dropped and pasted', async ({
  page,
  openBrowser,
}) => {
  await signInAs(page, 'Founder', { returnTo: course });
  await formHydrated(page);
  const chooser = main(page).getByLabel(/^Picture: Choose/);
  await chooser.setInputFiles(pictureFile);
  const remove = main(page).getByRole('button', { name: 'Remove the picture' });
  await expect(remove).toBeVisible();
  await axe(page, 'a course with a picture');
  await save(page);

  const visitor = await (await openBrowser()).newPage();
  await open(visitor, '/');
  const covers = main(visitor).locator('img[src^="/media/pictures/"]');
  await covers.first().scrollIntoViewIfNeeded();
  await expectDrawn(covers.first());

  await open(page, post);
  await formHydrated(page);
  const text = main(page).getByRole('textbox', { name: 'Text' });
  await text.fill('First.');
  const [files] = await Promise.all([
    page.waitForEvent('filechooser'),
    main(page).getByRole('button', { name: 'Picture', exact: true }).click(),
  ]);
  await files.setFiles(pictureFile);
  await expect(text).toHaveValue(
    /^First\.\n\n!\[What the picture shows\]\(\/media\/pictures\/\S+\.webp\)\n$/,
  );
  await expect(text).toBeFocused();
  await page.keyboard.type('A shop for bikes');
  await expect(text).toHaveValue(/!\[A shop for bikes\]/);

  await page.keyboard.press('Control+End');
  await dropFiles(text, [pictureFile]);
  await expect(text).toHaveValue(/!\[What the picture shows\]/);
  await page.keyboard.type('Dropped');
  await page.keyboard.press('Control+End');
  await pasteFiles(text, [pictureFile]);
  await expect(text).toHaveValue(/!\[What the picture shows\]/);
  await page.keyboard.type('Pasted');
  await expect(
    main(page)
      .getByRole('region', { name: /^Preview of/ })
      .getByRole('img'),
  ).toHaveCount(3);
  await save(page);

  // These pages have no scripts to wait for.
  await page.goto('/blog/when-to-ask-a-human');
  // The first picture of a post is its cover.
  const [, picture] = await main(page).getByRole('img').all();
  if (!picture) throw new Error('The post shows no picture below its cover.');
  await expect(picture).toHaveAccessibleName('A shop for bikes');
  await expectDrawn(picture);
});
