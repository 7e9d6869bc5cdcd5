import type { BodyOf } from '@chalkline/contract/api-calls';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCourseItem, aPromptItem, savedWith } from '../../../testing/content-examples.ts';
import { setUpContentTests } from '../../../testing/content-page-tests.ts';
import { refused } from '../../../testing/fake-server.ts';
import { fillIn } from '../../../testing/fill-in.ts';
import { type OpenPage, openPage } from '../../../testing/open-page.tsx';

type Creation = BodyOf<'POST', '/api/founder/content/:kind'>;

const { server } = setUpContentTests();
/** The item that is created from what is sent. */
const created = (body: Creation) => savedWith(aPromptItem, { ...body, version: 1 });

beforeEach(() => {
  server.answerAll({
    'PUT /api/founder/content/:kind/:itemId/draft': undefined,
  });
});

const fieldValue = (page: OpenPage, label: string) => page.getByLabelText<HTMLInputElement>(label).value;

async function fillInPrompt(page: OpenPage): Promise<void> {
  await fillIn(page, 'Title', 'Typed on and on');
  await fillIn(page, 'Description', 'The first words.');
  await fillIn(page, 'Prompt', 'Say something.');
  await page.user.selectOptions(page.getByLabelText('Category'), 'Design');
}

describe('a new item', () => {
  it('is created, and then edited at its own address', async () => {
    const sent: Creation[] = [];
    server.answer('POST /api/founder/content/:kind', ({ body }) => {
      sent.push(body);
      return created(body);
    });
    const page = await openPage('/founder/content/prompt/new');
    await fillInPrompt(page);
    await page.user.click(page.getByRole('button', { name: 'Create prompt' }));
    await page.findByText('The prompt is created.');
    expect(await page.findByRole('heading', { level: 1, name: 'Typed on and on' })).toBeTruthy();
    expect(window.location.pathname).toBe('/founder/content/prompt/43');
    expect(sent).toMatchObject([
      { facts: { title: 'Typed on and on', category: 'Design' }, body: 'Say something.' },
    ]);
  });

  it('keeps the text that is typed while it is being created as its draft', async () => {
    let item = aPromptItem;
    const release = server.hold('POST /api/founder/content/:kind', ({ body }) => {
      item = created(body);
      return item;
    });
    const page = await openPage('/founder/content/prompt/new');
    await fillInPrompt(page);
    await page.user.click(page.getByRole('button', { name: 'Create prompt' }));
    await waitFor(() => expect(server.count('POST /api/founder/content/prompt')).toBe(1));
    await fillIn(page, 'Description', 'The words that came later.');
    release();
    await page.findByRole('heading', { level: 1, name: 'Typed on and on' });
    expect(fieldValue(page, 'Description')).toBe('The words that came later.');
    server.answer('PUT /api/founder/content/:kind/:itemId', ({ body }) => savedWith(item, body));
    await page.user.click(page.getByRole('button', { name: 'Save' }));
    await page.findByText('Saved.');
    expect(fieldValue(page, 'Description')).toBe('The words that came later.');
  });

  it('continues with an earlier draft', async () => {
    server.answer('GET /api/founder/content/:kind/:itemId/draft', {
      kind: 'prompt',
      itemId: 'new-abc',
      basedOn: null,
      facts: { title: 'Begun yesterday' },
      body: '',
      updatedAt: '2026-01-11T10:00:00.000Z',
    });
    const page = await openPage('/founder/content/prompt/new?draft=new-abc');
    expect(fieldValue(page, 'Title')).toBe('Begun yesterday');
  });
});

describe('a new course', () => {
  it('gets its address from the title, and says what is wrong with it', async () => {
    server.answer('DELETE /api/founder/content/:kind/:itemId/draft', undefined);
    const page = await openPage('/founder/content/course/new');
    await fillIn(page, 'Title', 'Dashboard');
    expect(fieldValue(page, 'Address')).toBe('dashboard');
    expect(page.getByText('This address is already used by another page of the site.')).toBeTruthy();
    await fillIn(page, 'Address', 'Not an address');
    expect(page.getByText('Use lowercase words separated by hyphens.')).toBeTruthy();
    await page.user.click(page.getByRole('button', { name: 'Discard changes' }));
  });

  it('shows an error at each field, and focuses the first', async () => {
    const issues = ['title', 'duration'].map((field) => ({ field, message: "can't be empty" }));
    server.answer('POST /api/founder/content/:kind', () => refused('invalid', { issues }));
    const page = await openPage('/founder/content/course/new');
    await fillIn(page, 'Address', aCourseItem.slug);
    await page.user.click(page.getByLabelText('Duration'));
    await page.user.keyboard('{Control>}s{/Control}');
    await page.findByText("Title can't be empty.");
    expect(page.getByText("Duration can't be empty.")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText('Title')));
  });
});
