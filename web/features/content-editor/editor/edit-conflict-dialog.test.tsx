import { waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPromptItem, draftOf, savedWith, versionOf } from '../../../testing/content-examples.ts';
import { setUpContentTests } from '../../../testing/content-page-tests.ts';
import { fillIn } from '../../../testing/fill-in.ts';
import { type OpenPage, openPage } from '../../../testing/open-page.tsx';

const { server } = setUpContentTests();
const address = '/founder/content/prompt/43';
const theirs = savedWith(aPromptItem, {
  facts: { description: 'Saved by the quicker one.' },
  savedBy: 'Tessa Tran',
});

beforeEach(() => {
  server.answerAll({
    'PUT /api/founder/content/:kind/:itemId/draft': undefined,
    'DELETE /api/founder/content/:kind/:itemId/draft': undefined,
  });
  server.answer('GET /api/founder/content/:kind/:itemId', aPromptItem);
  server.answer('GET /api/founder/content/:kind/:itemId/versions/:version', versionOf(aPromptItem));
});

const fieldValue = (page: OpenPage, label: string) => page.getByLabelText<HTMLInputElement>(label).value;

/** Someone else saves while the title is being changed here, and then it is saved here. */
async function saveTooLate(): Promise<{ page: OpenPage; dialog: HTMLElement }> {
  const page = await openPage(address);
  await fillIn(page, 'Title', 'Emails that arrive once');
  server.refuse('PUT /api/founder/content/:kind/:itemId', 'edited_meanwhile');
  server.answer('GET /api/founder/content/:kind/:itemId', theirs);
  await page.user.click(page.getByRole('button', { name: 'Save' }));
  const dialog = await page.findByRole('dialog', { name: 'Tessa Tran saved this while you were editing' });
  await within(dialog).findByText(/changed by you/);
  return { page, dialog };
}

describe('the second person to save an item', () => {
  it('sees who was faster and what each of them changed', async () => {
    const { page, dialog } = await saveTooLate();
    expect(within(dialog).getByText(/changed by them/)).toBeTruthy();
    expect(within(dialog).getByText('Saved by the quicker one.')).toBeTruthy();
    expect(within(dialog).getByText('Emails that arrive once')).toBeTruthy();
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(fieldValue(page, 'Title')).toBe('Emails that arrive once');
    expect(page.getByText(/^Tessa Tran saved this .*, after you began\.$/)).toBeTruthy();
  });

  it('can edit on top of the other version, and save both', async () => {
    const { page, dialog } = await saveTooLate();
    await page.user.click(within(dialog).getByRole('button', { name: 'Keep editing on top' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(fieldValue(page, 'Title')).toBe('Emails that arrive once');
    expect(fieldValue(page, 'Description')).toBe('Saved by the quicker one.');
    let basedOn: number | undefined;
    server.answer('PUT /api/founder/content/:kind/:itemId', ({ body }) => {
      basedOn = body.basedOn;
      return savedWith(theirs, body);
    });
    await page.user.click(page.getByRole('button', { name: 'Save' }));
    await page.findByText('Saved.');
    expect(basedOn).toBe(theirs.version);
  });

  it('can use the other version instead', async () => {
    const { page, dialog } = await saveTooLate();
    await page.user.click(within(dialog).getByRole('button', { name: 'Use theirs' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(fieldValue(page, 'Title')).toBe('Send an email once');
    expect(fieldValue(page, 'Description')).toBe('Saved by the quicker one.');
  });
});

describe('a draft that is older than the newest version', () => {
  it('is compared with it before it is saved', async () => {
    const draft = draftOf(aPromptItem, { title: 'My own title' });
    server.answer('GET /api/founder/content/:kind/:itemId', { ...theirs, draft });
    const page = await openPage(address);
    await page.user.click(page.getByRole('button', { name: 'Save' }));
    expect(await page.findByRole('dialog', { name: /^Tessa Tran saved this/ })).toBeTruthy();
    expect(server.count('PUT /api/founder/content/prompt/43')).toBe(0);
  });
});
