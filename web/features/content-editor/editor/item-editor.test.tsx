import { within } from '@testing-library/dom';
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPromptItem, draftOf, savedWith } from '../../../testing/content-examples.ts';
import { setUpContentTests } from '../../../testing/content-page-tests.ts';
import { expectFocus } from '../../../testing/expect-focus.ts';
import { refused } from '../../../testing/fake-server.ts';
import { fillIn } from '../../../testing/fill-in.ts';
import { type OpenPage, openPage } from '../../../testing/open-page.tsx';

const { server, signIn } = setUpContentTests();
const address = '/founder/content/prompt/43';
const draft = draftOf(aPromptItem, { title: 'My own title' });
let drafts: unknown[] = [];

beforeEach(() => {
  drafts = [];
  server.answerAll({
    'DELETE /api/founder/content/:kind/:itemId/draft': undefined,
  });
  server.answer('GET /api/founder/content/:kind/:itemId', aPromptItem);
  server.answer('PUT /api/founder/content/:kind/:itemId/draft', ({ body }) => {
    drafts.push(body);
  });
});

const title = (page: OpenPage) => page.getByLabelText<HTMLInputElement>('Title');
const saveButton = (page: OpenPage) => page.getByRole('button', { name: 'Save' });

describe('the editor of an item', () => {
  it('keeps typed text as a draft, and says when it is saved', async () => {
    const page = await openPage(address);
    fireEvent.change(title(page), { target: { value: 'Emails that arrive once' } });
    expect(page.getByText('Not saved yet')).toBeTruthy();
    await page.findByText(/^Draft saved \d\d:\d\d$/);
    expect(drafts).toMatchObject([{ basedOn: 3, facts: { title: 'Emails that arrive once' } }]);
  });

  it('says that a draft is saved in this browser only, while the server cannot be reached', async () => {
    const page = await openPage(address);
    server.disconnect('PUT /api/founder/content/:kind/:itemId/draft');
    await fillIn(page, 'Title', 'Typed offline');
    await page.findByText("We couldn't save the draft online. It's saved in this browser.");
    expect(Object.values({ ...localStorage }).join()).toContain('Typed offline');
  });

  it('lets a signed-out user type on, and leads back after signing in', async () => {
    const page = await openPage(address);
    server.refuse('PUT /api/founder/content/:kind/:itemId/draft', 'signed_out');
    signIn(null);
    await fillIn(page, 'Title', 'Typed while signed out');
    await page.findByText(/^You've been signed out\./);
    await expectFocus(() => title(page));
    expect(page.getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toBe(
      `/sign-in?returnTo=${encodeURIComponent(address)}`,
    );
  });

  it('continues with a draft, discards it and brings it back', async () => {
    server.answer('GET /api/founder/content/:kind/:itemId', { ...aPromptItem, draft });
    const page = await openPage(address);
    expect(title(page).value).toBe('My own title');
    expect(page.getByText(/^These are your unsaved changes/)).toBeTruthy();
    await page.user.click(page.getByRole('button', { name: 'Discard changes' }));
    expect(title(page).value).toBe('Send an email once');
    await page.user.click(await page.findByRole('button', { name: 'Undo' }));
    expect(title(page).value).toBe('My own title');
    await page.user.click(page.getByRole('button', { name: 'Discard changes' }));
    expect(title(page).value).toBe('Send an email once');
    expect(page.queryByRole('button', { name: 'Discard changes' })).toBeNull();
    await expectFocus(() => saveButton(page));
    expect(server.count('DELETE /api/founder/content/prompt/43/draft')).toBe(2);
  });

  it('saves by Ctrl + S, and shows the saved version', async () => {
    server.answer('PUT /api/founder/content/:kind/:itemId', ({ body }) => savedWith(aPromptItem, body));
    const page = await openPage(address);
    await fillIn(page, 'Title', 'Emails that arrive once');
    await page.user.keyboard('{Control>}s{/Control}');
    await page.findByText('Saved.');
    expect(page.getByRole('heading', { level: 1 }).textContent).toContain('Emails that arrive once');
    expect(page.getByRole('heading', { name: 'Version 4' })).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  });

  it('shows the errors of the server at their fields, and focuses the first', async () => {
    server.answer('PUT /api/founder/content/:kind/:itemId', () =>
      refused('invalid', {
        issues: [
          { field: 'title', message: "can't be empty" },
          { field: 'description', message: "can't be empty" },
        ],
      }),
    );
    const page = await openPage(address);
    await fillIn(page, 'Title', '');
    await fillIn(page, 'Description', '');
    await page.user.click(saveButton(page));
    await page.findByText("Title can't be empty.");
    expect(page.getByText("Description can't be empty.")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(title(page)));
  });

  it('says who else has unsaved changes', async () => {
    const editing = [{ name: 'Tessa Tran', since: '2026-01-11T10:00:00.000Z' }];
    server.answer('GET /api/founder/content/:kind/:itemId', { ...aPromptItem, editing });
    const page = await openPage(address);
    expect(within(page.getByRole('main')).getByText(/^Tessa Tran has unsaved changes here too/)).toBeTruthy();
  });
});
