// @vitest-environment happy-dom
import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMember, aSnippet } from '../testing/examples.ts';
import { openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const form = aSnippet(1, { title: 'Add a contact form', category: 'Security' });
const table = aSnippet(2, {
  title: 'Create a table',
  category: 'Database',
  prompt: 'Create the table {{table}} with the column {{column}}.',
});

beforeEach(() => {
  signIn(aMember);
  server.answer('GET /api/snippets', [form, table]);
  server.answer('POST /api/snippets/:snippetId/copied', undefined);
});

describe('the prompts page', () => {
  it('filters by category and keeps the filter in the URL', async () => {
    const page = await openPage('/prompts');
    expect(page.getAllByRole('article')).toHaveLength(2);
    await page.user.click(page.getByRole('link', { name: 'Security' }));
    expect(page.getAllByRole('article')).toHaveLength(1);
    expect(window.location.search).toBe('?category=Security');
  });

  it('fills in the blanks of a prompt before copying it', async () => {
    const page = await openPage('/prompts');
    await page.user.click(page.getByRole('link', { name: /^Fill in / }));
    const dialog = await page.findByRole('dialog', { name: 'Create a table' });
    await page.user.type(within(dialog).getByLabelText('table'), 'people');
    await page.user.click(within(dialog).getByRole('button', { name: /^Copy ?:/ }));
    await page.findByText('Prompt copied!');
    expect(await navigator.clipboard.readText()).toBe('Create the table people with the column {{column}}.');
    expect(server.count('POST /api/snippets/2/copied')).toBe(1);
  });

  it('shows that the prompts could not be loaded, and loads them on retry', async () => {
    server.refuse('GET /api/snippets', 'internal');
    const page = await openPage('/prompts');
    expect(page.getByRole('alert').textContent).toContain("We couldn't load the prompts");
    server.answer('GET /api/snippets', [form]);
    await page.user.click(page.getByRole('button', { name: 'Try again' }));
    expect(await page.findAllByRole('article')).toHaveLength(1);
  });
});
