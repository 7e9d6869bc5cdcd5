import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { aSnippet } from '../testing/examples.ts';
import { currentAddress, openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server } = setUpPageTests();
const wholeText = 'Keep every file in its own folder. '.repeat(5);
const free = aSnippet(4, { title: 'Sort files', prompt: wholeText, isFree: true });
const otherFree = aSnippet(5, { title: 'Name files', prompt: 'Name…', isFree: true });
const paid = aSnippet(3, { title: 'Keep files', prompt: 'Keep…', isPreview: true });

beforeEach(() => server.answer('GET /api/snippets', [free, otherFree, paid]));

describe('the link of a prompt, opened by a visitor', () => {
  it('shows a free prompt whole, and copies it', async () => {
    const page = await openPage('/prompts?prompt=4');
    await expect.poll(currentAddress).toBe('/prompts?prompt=4');
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(free.title);
    expect(document.title).toContain(free.title);
    const [named] = page.getAllByRole('article');
    expect(named?.textContent).toContain(wholeText);
    await page.user.click(within(named as HTMLElement).getByRole('button', { name: /^Copy/ }));
    await page.findByText('Prompt copied!');
    expect(await navigator.clipboard.readText()).toBe(wholeText);
    expect(server.count('POST /api/snippets/4/copied')).toBe(0);
  });

  it('shows how a paid prompt begins, and leads to the plans or through sign-in', async () => {
    const page = await openPage('/prompts?prompt=3');
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(paid.title);
    const [named] = page.getAllByRole('article');
    expect(named?.textContent).toContain('Keep…');
    const locked = within(page.getByRole('region', { name: 'Open this prompt' }));
    expect(locked.getByText(/A paid plan opens all of it/)).toBeTruthy();
    expect(locked.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing');
    expect(locked.getByRole('link', { name: /sign in/ }).getAttribute('href')).toBe(
      '/sign-in?returnTo=%2Fprompts%3Fprompt%3D3',
    );
    expect(within(named as HTMLElement).queryByRole('button')).toBeNull();
  });

  it('lists the other free prompts', async () => {
    const page = await openPage('/prompts?prompt=4');
    const others = within(page.getByRole('region', { name: 'Free prompts you can copy now' }));
    expect(others.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      otherFree.title,
    ]);
  });

  it('says so if there is no such prompt', async () => {
    const page = await openPage('/prompts?prompt=999');
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Prompt not found');
    expect(page.getByRole('link', { name: 'See all prompts' }).getAttribute('href')).toBe('/replit-prompts');
  });
});
