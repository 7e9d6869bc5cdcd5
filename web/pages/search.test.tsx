import type { SearchReply, SearchResult } from '@chalkline/contract/search';
import { waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMember } from '../testing/examples.ts';
import { currentAddress, type OpenPage, openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server, signIn, expectConsoleErrors } = setUpPageTests();

const plain = (text: string) => [{ text, isMatch: false }];

const stripe: SearchResult = {
  kind: 'prompt',
  id: '13',
  title: [
    { text: 'Send buyers to ', isMatch: false },
    { text: 'Stripe', isMatch: true },
  ],
  context: 'Checkout',
  sentence: [
    { text: 'Open ', isMatch: false },
    { text: 'Stripe', isMatch: true },
    { text: ' from my server.', isMatch: false },
  ],
  address: '/prompts?prompt=13',
  isLocked: false,
};
const post: SearchResult = {
  ...stripe,
  kind: 'post',
  id: 'before-you-take-money',
  title: plain('Before you take money'),
  sentence: plain('A checklist.'),
  address: '/blog/before-you-take-money',
};
const locked: SearchResult = {
  ...stripe,
  id: '14',
  title: plain('A locked prompt'),
  sentence: [],
  isLocked: true,
};
const found: SearchReply = {
  best: [stripe, post],
  groups: [{ kind: 'prompt', results: [locked] }],
  correctedTo: null,
};
const nothing: SearchReply = { best: [], groups: [], correctedTo: null };

beforeEach(() => {
  signIn(aMember);
  localStorage.clear();
  server.answerAll({ 'GET /api/snippets': [], 'GET /api/courses': [], 'GET /api/user/courses': [] });
  server.answer('GET /api/search', ({ query }) => (query.get('q') === 'stripe' ? found : nothing));
});

async function openDialog(page: OpenPage): Promise<HTMLElement> {
  await page.user.keyboard('{Control>}k{/Control}');
  return page.findByRole('combobox', { name: 'Search lessons, prompts, posts and more' });
}

const activeOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the search dialog', () => {
  it('opens by its keys and by the button in the top bar, with the cursor in the field', async () => {
    const page = await openPage('/prompts');
    const field = await openDialog(page);
    expect(document.activeElement).toBe(field);
    expect(page.getByText(/Small typos don't matter/)).toBeTruthy();
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await page.user.click(page.getByRole('link', { name: 'Search' }));
    expect(await page.findByRole('dialog', { name: 'Search' })).toBeTruthy();
    await expect.poll(currentAddress).toBe('/prompts');
  });

  it('shows results in groups, marks the words, and says how many there are', async () => {
    const page = await openPage('/prompts');
    await page.user.type(await openDialog(page), 'stripe');
    const best = within(await page.findByRole('group', { name: 'Best matches' }));
    const [option] = best.getAllByRole('option');
    expect(option?.textContent).toBe('Prompt: Send buyers to Stripe Checkout Open Stripe from my server.');
    expect([...(option?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual([
      'Stripe',
      'Stripe',
    ]);
    expect(page.getByText('3 results shown')).toBeTruthy();
    const prompts = within(page.getByRole('group', { name: 'Prompts' }));
    expect(prompts.getByRole('option').textContent).toContain('Not in your plan');
  });

  it('is used by keyboard alone: arrows walk around, Enter opens', async () => {
    const page = await openPage('/courses');
    const field = await openDialog(page);
    await page.user.type(field, 'stripe');
    await page.findByRole('group', { name: 'Best matches' });
    expect(activeOption(field)).toContain('Send buyers');
    await page.user.keyboard('{ArrowDown}');
    expect(activeOption(field)).toContain('Before you take money');
    await page.user.keyboard('{ArrowUp}{ArrowUp}');
    expect(activeOption(field)).toBe('Show all results on a page');
    expect(document.activeElement).toBe(field);
    await page.user.keyboard('{ArrowDown}{Enter}');
    await page.findByRole('heading', { level: 1, name: 'Prompts' });
    await expect.poll(currentAddress).toBe('/prompts?prompt=13');
    expect(page.queryByRole('combobox', { name: /^Search lessons/ })).toBeNull();
  });

  it('opens no result of an earlier text while those of the typed one are loading', async () => {
    // The document of the tests does not know the element of the search page.
    expectConsoleErrors(/The tag <%s> is unrecognized in this browser.* search$/);
    const page = await openPage('/courses');
    const field = await openDialog(page);
    await page.user.type(field, 'stripe');
    await page.findByRole('group', { name: 'Best matches' });
    const release = server.hold('GET /api/search', nothing);
    await page.user.type(field, ' giraffe');
    await waitFor(() => expect(server.requests.at(-1)).toMatch(/^GET \/api\/search\?q=stripe.giraffe/));
    expect(page.getByRole('group', { name: 'Best matches' })).toBeTruthy();
    await page.user.keyboard('{Enter}');
    await expect.poll(currentAddress).toMatch(/^\/search\?q=stripe.giraffe$/);
    release();
    await page.findByRole('heading', { name: 'Nothing found for “stripe giraffe”' });
  });

  it('remembers searches that led somewhere, for this person only, until they are cleared', async () => {
    let page = await openPage('/courses');
    await page.user.type(await openDialog(page), 'stripe');
    await page.findByRole('group', { name: 'Best matches' });
    await page.user.keyboard('{Enter}');
    page = await openPage('/courses');
    await openDialog(page);
    await page.user.click(page.getByRole('button', { name: 'stripe' }));
    await page.findByRole('group', { name: 'Best matches' });

    signIn({ ...aMember, id: '00000000-0000-4000-8000-000000000099' });
    page = await openPage('/courses');
    await openDialog(page);
    expect(page.queryByRole('button', { name: 'stripe' })).toBeNull();

    signIn(aMember);
    page = await openPage('/courses');
    await openDialog(page);
    await page.user.click(page.getByRole('button', { name: 'Clear recent searches' }));
    expect(page.queryByRole('button', { name: 'stripe' })).toBeNull();
  });

  it('says when nothing is found', async () => {
    const page = await openPage('/prompts');
    await page.user.type(await openDialog(page), 'giraffe');
    expect(await page.findByText(/Nothing found for “giraffe”/)).toBeTruthy();
    expect(page.getByText('No results')).toBeTruthy();
  });

  it('says what it searched for instead of a typo', async () => {
    server.answer('GET /api/search', { ...found, correctedTo: 'stripe' });
    const page = await openPage('/prompts');
    await page.user.type(await openDialog(page), 'strpe');
    expect(await page.findByText('Showing results for “stripe”.')).toBeTruthy();
  });

  it('offers to try again when search fails', async () => {
    server.disconnect('GET /api/search');
    const page = await openPage('/prompts');
    await page.user.type(await openDialog(page), 'stripe');
    expect(await page.findByText("Search isn't working right now")).toBeTruthy();
    server.answer('GET /api/search', found);
    await page.user.click(page.getByRole('button', { name: 'Try again' }));
    expect(await page.findByRole('group', { name: 'Best matches' })).toBeTruthy();
  });

  it('does not open over another dialog', async () => {
    const page = await openPage('/prompts');
    await openDialog(page);
    await page.user.keyboard('{Control>}k{/Control}');
    expect(page.getAllByRole('dialog')).toHaveLength(1);
  });
});

describe('the search page', () => {
  it('lists all results as links, without any script', async () => {
    const page = await openPage('/search?q=stripe');
    expect(page.getByRole('searchbox').getAttribute('value')).toBe('stripe');
    const best = within(page.getByRole('region', { name: 'Best matches' }));
    expect(best.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/prompts?prompt=13',
      '/blog/before-you-take-money',
    ]);
    expect(page.getByText('3 results shown')).toBeTruthy();
  });

  it('says when nothing is found, and what to do before a search', async () => {
    let page = await openPage('/search?q=giraffe');
    expect(page.getByRole('heading', { name: 'Nothing found for “giraffe”' })).toBeTruthy();
    page = await openPage('/search');
    expect(page.getByText(/Type a few words/)).toBeTruthy();
  });

  it('is open to visitors', async () => {
    signIn(null);
    const page = await openPage('/search?q=stripe');
    expect(page.getByRole('region', { name: 'Best matches' })).toBeTruthy();
  });
});
