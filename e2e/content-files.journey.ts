import { field, fillIn, importHydrated, main, save } from './fixtures/content-editor.ts';
import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';

test('The content is exported as files, and an import first shows what it would change', async ({
  page,
}, info) => {
  await signInAs(page, 'Founder', { returnTo: '/founder/content/transfer' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('link', { name: 'Download the content' }).click(),
  ]);
  const archive = info.outputPath('content.zip');
  await download.saveAs(archive);

  await open(page, '/founder/content/prompt/41');
  const title = await field(page, 'Title').inputValue();
  await fillIn(page, { Title: 'Changed after the export' });
  await save(page);
  await open(page, '/founder/content/transfer');
  await importHydrated(page);
  await field(page, 'Archive').setInputFiles(archive);
  await main(page).getByRole('button', { name: 'Show what would change' }).click();
  await expect(main(page).getByRole('heading', { name: 'What would change' })).toBeFocused();
  const row = main(page).getByRole('row').filter({ hasText: 'Changed' });
  await expect(row.getByText(title, { exact: true }).first()).toBeVisible();
  await row.locator('summary').click();
  await expect(row.getByText('Changed after the export')).toBeVisible();
  await main(page).getByRole('button', { name: 'Apply changes' }).click();
  await expect(main(page).getByRole('heading', { name: 'What has changed' })).toBeFocused();
  await open(page, '/founder/content/prompt/41');
  await expect(field(page, 'Title')).toHaveValue(title);
});
