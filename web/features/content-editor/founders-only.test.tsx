import { beforeEach, describe, expect, it } from 'vitest';
import { setUpContentTests } from '../../testing/content-page-tests.ts';
import { aFounder } from '../../testing/examples.ts';
import { openPage } from '../../testing/open-page.tsx';

const { server, signIn } = setUpContentTests();
const anEditor = { ...aFounder, isFounder: false, role: 'editor' as const };

beforeEach(() => {
  signIn(anEditor);
  server.refuse('GET /api/founder/content/:kind/:itemId', 'forbidden');
});

describe('content that only founders can change', () => {
  it('is listed for an editor, who reads there why it is not theirs', async () => {
    const page = await openPage('/founder/content');
    await page.user.click(page.getByRole('link', { name: 'Site settings' }));
    expect(
      await page.findByRole('heading', { level: 2, name: 'Only founders can change site settings' }),
    ).toBeTruthy();
    expect(page.getByText(/Ask a founder if something there needs to change\.$/)).toBeTruthy();
    expect(page.queryByRole('searchbox')).toBeNull();
  });

  it('says the same at the address of an item', async () => {
    const page = await openPage('/founder/content/legal/privacy-policy');
    await page.findByRole('heading', { level: 1, name: 'Only founders can change legal pages' });
    const back = page.getByRole('link', { name: 'Go to the content' });
    expect(back.getAttribute('href')).toBe('/founder/content');
  });
});
