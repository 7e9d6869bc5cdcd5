import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { aFreeLearner, aSnippet } from '../testing/examples.ts';
import { expectFocus } from '../testing/expect-focus.ts';
import { currentAddress, type OpenPage, openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const form = aSnippet(1, { title: 'Add a contact form', category: 'Security', isPreview: true });
const login = aSnippet(2, { title: 'Check the login', category: 'Security', isPreview: true });
const shelf = aSnippet(3, { title: 'Keep files', category: 'Storage', prompt: 'Keep…', isPreview: true });

beforeEach(() => server.answerAll({ 'GET /api/snippets': [form, login, shelf], 'GET /api/courses': [] }));

const cards = (page: OpenPage) => page.getAllByRole('article');
const titles = (page: OpenPage) => cards(page).map((card) => within(card).getByRole('heading').textContent);

describe('the public prompts', () => {
  it('begin with one of each category, and show all on request', async () => {
    const page = await openPage('/replit-prompts');
    expect(titles(page)).toEqual([form.title, shelf.title]);
    await page.user.click(page.getByRole('link', { name: 'Show all 3 prompts' }));
    expect(titles(page)).toEqual([form.title, login.title, shelf.title]);
    await expectFocus(() => page.getByText('3 prompts'));
  });

  it('are filtered by category in the URL', async () => {
    const page = await openPage('/replit-prompts');
    const chips = within(page.getByRole('navigation', { name: 'Categories' }));
    await page.user.click(chips.getByRole('link', { name: 'Security' }));
    await expect.poll(currentAddress).toBe('/replit-prompts?category=Security');
    expect(titles(page)).toEqual([form.title, login.title]);
    expect(titles(await openPage(currentAddress()))).toEqual([form.title, login.title]);
  });

  it('are previews that cannot be copied, and lead a visitor to sign-up', async () => {
    const page = await openPage('/replit-prompts?category=Storage');
    expect(cards(page)[0]?.textContent).toContain('Keep…');
    expect(page.queryByRole('button', { name: /^Copy/ })).toBeNull();
    const signUp = within(cards(page)[0] as HTMLElement).getByRole('link', { name: /^Sign Up/ });
    expect(signUp.getAttribute('href')).toBe('/sign-in?returnTo=%2Fprompts%3Fprompt%3D3');
  });

  it('are shown whole if they are free, and can be copied without an account', async () => {
    const prompt = 'Keep every file in its own folder. '.repeat(5);
    server.answer('GET /api/snippets', [aSnippet(4, { title: 'Sort files', prompt, isFree: true }), shelf]);
    const page = await openPage('/replit-prompts');
    const [card] = cards(page);
    expect(card?.querySelector('details')?.textContent).toContain(prompt);
    await page.user.click(page.getByRole('button', { name: /^Copy/ }));
    await page.findByText('Prompt copied!');
    expect(await navigator.clipboard.readText()).toBe(prompt);
    expect(server.count('POST /api/snippets/4/copied')).toBe(0);
  });

  it('lead a user without a plan to the prompts, where the paywall is', async () => {
    signIn(aFreeLearner);
    const page = await openPage('/replit-prompts');
    expect(page.getAllByRole('link', { name: 'Go to Prompts' })[0]?.getAttribute('href')).toBe('/prompts');
    const unlock = within(cards(page)[0] as HTMLElement).getByRole('link', { name: /^Unlock/ });
    expect(unlock.getAttribute('href')).toBe('/prompts?prompt=1');
  });
});
