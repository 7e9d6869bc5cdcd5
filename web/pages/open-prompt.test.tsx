import { waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { refuseClipboard } from '../testing/clipboard.ts';
import { aMember, aSnippet } from '../testing/examples.ts';
import { currentAddress, goBack, type OpenPage, openPage } from '../testing/open-page.tsx';
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

const copied = () => navigator.clipboard.readText();
const copyButton = (page: OpenPage, title: string) =>
  page.getByRole('button', { name: new RegExp(`^Copy ?: ?${title}`) });

describe('copying a prompt from its card', () => {
  it('copies it as written, says so and counts it', async () => {
    const page = await openPage('/prompts');
    await page.user.click(copyButton(page, table.title));
    await page.findByText('Prompt copied!');
    expect(page.getByText('The prompt has been copied to your clipboard.')).toBeTruthy();
    expect(await copied()).toBe(table.prompt);
    expect(server.count('POST /api/snippets/2/copied')).toBe(1);
  });

  it('says so when the browser refuses', async () => {
    const page = await openPage('/prompts');
    refuseClipboard();
    await page.user.click(copyButton(page, form.title));
    await page.findByText('Failed to copy');
    expect(page.getByText('Please try again or copy manually.')).toBeTruthy();
    expect(page.queryByRole('button', { name: /^Copied!/ })).toBeNull();
    expect(server.count('POST /api/snippets/1/copied')).toBe(0);
  });
});

describe('an open prompt', () => {
  const dialogOf = (page: OpenPage, name: string) => page.findByRole('dialog', { name });
  const marks = (dialog: HTMLElement) =>
    [...dialog.querySelectorAll('mark')].map(({ textContent }) => textContent);

  it('begins with what the project says and what was typed before, and remembers what is typed', async () => {
    const shop = aSnippet(3, {
      title: 'Open a shop',
      prompt: 'Open {{shop name}} in {{ Currency }} at {{time}}.',
    });
    server.answer('GET /api/snippets', [shop]);
    server.answer('GET /api/account/project', {
      project: { name: 'Paws', purpose: '', url: '', joinLink: '' },
      projectChangedAt: '2026-11-10T00:00:00.000Z',
      typed: [{ name: 'currency', value: 'EUR', changedAt: '2026-11-01T00:00:00.000Z' }],
    });
    const sent: unknown[] = [];
    server.answer('PUT /api/account/typed-values', ({ body }) => {
      sent.push(body);
    });
    const page = await openPage('/prompts?prompt=3');
    const dialog = await dialogOf(page, shop.title);
    await within(dialog).findByDisplayValue('Paws');
    await page.user.type(within(dialog).getByLabelText('time'), 'noon');
    await page.user.click(within(dialog).getByRole('button', { name: /^Copy ?:/ }));
    await page.findByText('Prompt copied!');
    expect(await copied()).toBe('Open Paws in EUR at noon.');
    await waitFor(() => expect(sent).toEqual([{ name: 'time', value: 'noon' }]));
  });

  it('is copied with its blanks filled in; empty ones stay as written', async () => {
    const page = await openPage('/prompts?category=Database');
    await page.user.click(page.getByRole('link', { name: /^Fill in 2 blanks/ }));
    await expect.poll(currentAddress).toBe('/prompts?category=Database&prompt=2');
    const dialog = await dialogOf(page, table.title);
    expect(marks(dialog)).toEqual(['{{table}}', '{{column}}']);
    await page.user.click(within(dialog).getByRole('button', { name: /^Copy ?:/ }));
    await page.findByText('Prompt copied!');
    expect(await copied()).toBe(table.prompt);

    await page.user.click(within(dialog).getByLabelText('table'));
    await page.user.paste('$& {{two}}');
    expect(marks(dialog)).toEqual(['$& {{two}}', '{{column}}']);
    await page.user.click(within(dialog).getByRole('button', { name: /^Cop(y|ied!) ?:/ }));
    expect(await copied()).toBe('Create the table $& {{two}} with the column {{column}}.');

    await page.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect.poll(currentAddress).toBe('/prompts?category=Database');
  });

  it('leaves no step in the history when it is closed', async () => {
    const page = await openPage('/prompts');
    await page.user.click(page.getByRole('link', { name: 'Database' }));
    await page.user.click(page.getByRole('link', { name: table.title }));
    const dialog = await dialogOf(page, table.title);
    await page.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect.poll(currentAddress).toBe('/prompts?category=Database');
    await goBack();
    await expect.poll(currentAddress).toBe('/prompts');
  });

  it('keeps the typed values when it is closed and opened again', async () => {
    const page = await openPage('/prompts');
    await page.user.click(page.getByRole('link', { name: table.title }));
    const dialog = await dialogOf(page, table.title);
    await page.user.type(within(dialog).getByLabelText('column'), 'name');
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await page.user.click(page.getByRole('link', { name: table.title }));
    const again = await dialogOf(page, table.title);
    expect(within(again).getByLabelText<HTMLInputElement>('column').value).toBe('name');
  });

  it('has its own link, which can be copied', async () => {
    const page = await openPage('/prompts?category=Security');
    await page.user.click(page.getByRole('link', { name: form.title }));
    const dialog = await dialogOf(page, form.title);
    await page.user.click(within(dialog).getByRole('button', { name: 'Copy link' }));
    await page.findByText('Link copied!');
    expect(await copied()).toBe(`${window.location.origin}/prompts?prompt=1`);
  });

  it('opens by its link with its whole text, and closes to the list', async () => {
    const page = await openPage('/prompts?prompt=1');
    const dialog = await dialogOf(page, form.title);
    expect(dialog.textContent).toContain(form.prompt);
    await page.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect.poll(currentAddress).toBe('/prompts');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  });

  it('says so when it does not exist, and leads to all prompts', async () => {
    const page = await openPage('/prompts?prompt=999999');
    const dialog = await dialogOf(page, 'Prompt not found');
    expect(dialog.textContent).toContain("We can't find this prompt.");
    await page.user.click(within(dialog).getByRole('button', { name: 'See all prompts' }));
    await expect.poll(currentAddress).toBe('/prompts');
    expect(page.getAllByRole('article')).toHaveLength(2);
  });
});
