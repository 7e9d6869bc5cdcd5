import { within } from '@testing-library/dom';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPostItem, savedWith, versionOf } from '../../../testing/content-examples.ts';
import { aFounder } from '../../../testing/examples.ts';
import { type OpenPage, openPage } from '../../../testing/open-page.tsx';
import { setUpPageTests } from '../../../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const address = '/founder/content/post/read-an-error/versions';
const first = { ...aPostItem, version: 1 };
const second = savedWith(first, { facts: { title: 'Reading an error calmly' } });
const third = savedWith(second, { facts: first.facts, saveKind: 'restore' });
const changed = { field: 'title', before: second.title, after: first.title };
const history = [versionOf(second), versionOf(first, { changesIfRestored: [changed] })];

beforeEach(() => {
  signIn(aFounder);
  server.answer('GET /api/founder/content/:kind/:itemId', second);
  server.answer('GET /api/founder/content/:kind/:itemId/versions', { versions: history, next: null });
  server.answer('GET /api/founder/content/:kind/:itemId/versions/:version', ({ parameters }) => {
    const shown = [versionOf(third), ...history].find(
      ({ version }) => String(version) === parameters.version,
    );
    return shown ?? versionOf(first);
  });
});

const list = (page: OpenPage) => within(page.getByRole('list', { name: 'Versions, the newest first' }));

async function openFirst(): Promise<OpenPage> {
  const page = await openPage(address);
  await page.user.click(list(page).getByRole('link', { name: /^Version 1/ }));
  await page.findByRole('heading', { level: 2, name: 'Version 1' });
  return page;
}

describe('the versions of an item', () => {
  it('are listed, and one of them is shown with what restoring it would change', async () => {
    const page = await openFirst();
    expect(list(page).getAllByRole('listitem')).toHaveLength(2);
    expect(window.location.search).toBe('?version=1');
    expect((await page.findAllByText('Read an error without panic')).length).toBeGreaterThan(0);
    expect(page.getByText('If you bring it back')).toBeTruthy();
  });

  it('are restored after a question while the item is live', async () => {
    let basedOn: number | undefined;
    server.answer('POST /api/founder/content/:kind/:itemId/versions/:version/restore', ({ body }) => {
      basedOn = body.basedOn;
      return third;
    });
    const page = await openFirst();
    await page.user.click(page.getByRole('button', { name: 'Restore version 1' }));
    const dialog = await page.findByRole('dialog', { name: 'Restore version 1?' });
    server.answer('GET /api/founder/content/:kind/:itemId/versions', {
      versions: [versionOf(third), ...history],
      next: null,
    });
    await page.user.click(within(dialog).getByRole('button', { name: 'Restore' }));
    await page.findByText('Version 1 is back.');
    expect(basedOn).toBe(2);
    await waitFor(() => expect(list(page).getAllByRole('listitem')).toHaveLength(3));
    const heading = await page.findByRole('heading', { level: 2, name: 'Version 3' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('are restored without a question after the item was deleted, and are not public', async () => {
    const deleted = { ...second, state: 'deleted' as const };
    server.answer('GET /api/founder/content/:kind/:itemId', deleted);
    const back = { ...third, state: 'unpublished' as const };
    server.answer('POST /api/founder/content/:kind/:itemId/versions/:version/restore', back);
    const page = await openFirst();
    await page.user.click(page.getByRole('button', { name: 'Restore version 1' }));
    await page.findByText("It's now version 3. It isn't public until you publish it.");
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  });

  it('say why one could not be restored', async () => {
    const message = 'Tessa Tran saved it meanwhile.';
    server.refuse('POST /api/founder/content/:kind/:itemId/versions/:version/restore', 'edited_meanwhile', {
      message,
    });
    const page = await openFirst();
    await page.user.click(page.getByRole('button', { name: 'Restore version 1' }));
    await page.user.click(within(await page.findByRole('dialog')).getByRole('button', { name: 'Restore' }));
    expect(await page.findByText(message)).toBeTruthy();
  });
});
