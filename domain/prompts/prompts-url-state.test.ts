import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { snippetCategories } from './categories.ts';
import { allPrompts, promptAddress, readPromptsUrlState, writePromptsUrlState } from './prompts-url-state.ts';

describe('the URL state of the prompts', () => {
  it('gives every prompt its own URL', () => {
    expect(promptAddress(12)).toBe('/prompts?prompt=12');
  });

  it('leaves the URL empty where all prompts are shown', () => {
    expect(writePromptsUrlState(allPrompts)).toBe('');
    expect(writePromptsUrlState({ ...allPrompts, search: '  ' })).toBe('');
  });

  it('ignores unknown values', () => {
    expect(readPromptsUrlState(new URLSearchParams('?search=&category=Cooking&prompt='))).toEqual(allPrompts);
    for (const page of ['0', '-1', '1.5', 'two', '9999999', '']) {
      expect(readPromptsUrlState(new URLSearchParams({ page }))).toEqual(allPrompts);
    }
  });

  it('reads a URL back as it was written', () => {
    const urlStates = fc.record({
      search: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim()),
      category: fc.constantFrom(undefined, ...snippetCategories),
      favourites: fc.boolean(),
      openId: fc.constantFrom(undefined, '12', 'no number', '%41&search=x'),
      page: fc.constantFrom(undefined, 1, 7),
    });
    fc.assert(
      fc.property(urlStates, (urlState) => {
        expect(readPromptsUrlState(new URLSearchParams(writePromptsUrlState(urlState)))).toEqual(urlState);
      }),
    );
  });
});
