import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { PersonalPages } from './personal-pages.ts';

const rendered = (text: string, isComplete = true) => vi.fn(async () => ({ html: [text], isComplete }));
const textOf = (page: Buffer) => gunzipSync(page).toString();

describe('the pages of signed-in people', () => {
  it('are rendered once for the same data', async () => {
    const pages = new PersonalPages();
    const render = rendered('Hello Ada');
    const both = await Promise.all([pages.get('ada', render), pages.get('ada', render)]);
    expect([...both, await pages.get('ada', render)].map(textOf)).toEqual(Array(3).fill('Hello Ada'));
    expect(render).toHaveBeenCalledTimes(1);
    expect(textOf(await pages.get('bob', rendered('Hello Bob')))).toBe('Hello Bob');
  });

  it('are rendered again if a part was missing', async () => {
    const pages = new PersonalPages();
    expect(textOf(await pages.get('ada', rendered('Loading', false)))).toBe('Loading');
    expect(textOf(await pages.get('ada', rendered('Hello Ada')))).toBe('Hello Ada');
  });

  it('are rendered again after a failure', async () => {
    const pages = new PersonalPages();
    await expect(pages.get('ada', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(textOf(await pages.get('ada', rendered('Hello Ada')))).toBe('Hello Ada');
  });
});
