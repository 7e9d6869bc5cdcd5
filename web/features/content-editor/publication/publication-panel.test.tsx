import { within } from '@testing-library/dom';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPostItem, draftOf, savedWith } from '../../../testing/content-examples.ts';
import { setUpContentTests } from '../../../testing/content-page-tests.ts';
import { expectFocus } from '../../../testing/expect-focus.ts';
import { fillIn } from '../../../testing/fill-in.ts';
import { type OpenPage, openPage } from '../../../testing/open-page.tsx';

const { server } = setUpContentTests();
const address = '/founder/content/post/read-an-error';
const hidden = savedWith(aPostItem, {
  facts: { isPublished: false },
  state: 'unpublished',
  saveKind: 'unpublish',
});
const live = savedWith(hidden, { facts: { isPublished: true }, state: 'live', saveKind: 'publish' });

beforeEach(() => {
  server.answerAll({
    'PUT /api/founder/content/:kind/:itemId/draft': undefined,
    'POST /api/founder/content/render': { html: '<p>Read it aloud.</p>' },
    'POST /api/founder/content/:kind/:itemId/unpublish': hidden,
    'POST /api/founder/content/:kind/:itemId/publish': live,
  });
  server.answer('GET /api/founder/content/:kind/:itemId', aPostItem);
  server.answer('GET /api/founder/content/:kind/:itemId/dependents', { blockers: [], affected: [] });
});

const panel = (page: OpenPage) => within(page.getByRole('region', { name: 'Publication' }));

async function confirm(page: OpenPage, opener: string, button: string): Promise<string | null> {
  await page.user.click(panel(page).getByRole('button', { name: opener }));
  const dialog = await page.findByRole('dialog');
  await page.user.click(await within(dialog).findByRole('button', { name: button }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  return dialog.textContent;
}

describe('publishing an item', () => {
  it('is confirmed, and the title gets the focus of the missing button', async () => {
    server.answer('GET /api/founder/content/:kind/:itemId', hidden);
    const page = await openPage(address);
    expect(panel(page).getByText('Not published')).toBeTruthy();
    await confirm(page, 'Publish now', 'Publish');
    expect(await panel(page).findByText('Live')).toBeTruthy();
    expect(panel(page).getByRole('button', { name: 'Unpublish' })).toBeTruthy();
    await expectFocus(() => panel(page).getByRole('heading', { name: 'Publication' }));
  });

  it('leaves unsaved changes as they are, and causes no conflict with them', async () => {
    const page = await openPage(address);
    await fillIn(page, 'Title', 'Reading an error calmly');
    const said = await confirm(page, 'Unpublish', 'Unpublish');
    expect(said).toContain('It disappears from the blog right away');
    await panel(page).findByText('Not published');
    await confirm(page, 'Publish now', 'Publish');
    await panel(page).findByText('Live');
    expect(page.queryByText(/after you began/)).toBeNull();
    expect(page.getByLabelText<HTMLInputElement>('Title').value).toBe('Reading an error calmly');

    let basedOn: number | undefined;
    server.answer('PUT /api/founder/content/:kind/:itemId', ({ body }) => {
      basedOn = body.basedOn;
      return savedWith(live, body);
    });
    await page.user.click(page.getByRole('button', { name: 'Save' }));
    await page.findByText('Saved.');
    expect(basedOn).toBe(live.version);
    expect(page.getByRole('heading', { level: 1 }).textContent).toContain('Reading an error calmly');
  });

  it('says that unsaved changes are not included', async () => {
    const draft = draftOf(hidden, { title: 'Reading an error calmly' });
    server.answer('GET /api/founder/content/:kind/:itemId', { ...hidden, draft });
    const page = await openPage(address);
    expect(await confirm(page, 'Publish now', 'Publish')).toContain("Your unsaved changes aren't included");
  });

  it('says in the dialog why it failed', async () => {
    const message = 'Tessa Tran saved it meanwhile.';
    server.refuse('POST /api/founder/content/:kind/:itemId/unpublish', 'edited_meanwhile', { message });
    const page = await openPage(address);
    await page.user.click(panel(page).getByRole('button', { name: 'Unpublish' }));
    const dialog = await page.findByRole('dialog');
    await page.user.click(within(dialog).getByRole('button', { name: 'Unpublish' }));
    expect(await within(dialog).findByText(message)).toBeTruthy();
  });
});
