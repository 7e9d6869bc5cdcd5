import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promptPage, promptsPerPage } from './prompt-pages.ts';

const prompts = Array.from({ length: 2 * promptsPerPage + 1 }, (_, index) => index);

describe('a page of prompts', () => {
  it('continues where the one before ends', () => {
    expect(promptPage(prompts, undefined)).toEqual({
      prompts: prompts.slice(0, promptsPerPage),
      page: 1,
      pageCount: 3,
    });
    expect(promptPage(prompts, 3)).toEqual({ prompts: [2 * promptsPerPage], page: 3, pageCount: 3 });
  });

  it('is the nearest one if the requested one does not exist', () => {
    expect(promptPage(prompts, 9).page).toBe(3);
    expect(promptPage([], 2)).toEqual({ prompts: [], page: 1, pageCount: 1 });
  });

  it('shares all prompts with the other pages, each once', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 100 }), (list) => {
        const { pageCount } = promptPage(list, 1);
        const pages = Array.from({ length: pageCount }, (_, index) => promptPage(list, index + 1).prompts);
        expect(pages.flat()).toEqual(list);
      }),
    );
  });
});
