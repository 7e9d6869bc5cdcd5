import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { snippetCategories } from './categories.ts';
import { onePerCategory, parseSnippetCategory, searchPrompts } from './search.ts';

const form = {
  title: 'Add a contact form',
  description: 'Messages reach your inbox and are kept.',
  category: 'Web App Building',
  isFree: false,
} as const;
const look = {
  title: 'Give it a look',
  description: 'Colours and FORMS that hold together.',
  category: 'Design',
  isFree: false,
} as const;
const prompts = [form, look];
const all = { search: '', category: undefined };

describe('searching prompts', () => {
  it('looks in title and description, ignoring case', () => {
    expect(searchPrompts(prompts, { ...all, search: 'FORM' })).toEqual([form, look]);
    expect(searchPrompts(prompts, { ...all, search: 'inbox' })).toEqual([form]);
    expect(searchPrompts(prompts, { ...all, search: 'no such thing' })).toEqual([]);
  });

  it('does not look at the category’s name', () => {
    expect(searchPrompts(prompts, { ...all, search: 'web app' })).toEqual([]);
  });

  it('is combined with the category', () => {
    expect(searchPrompts(prompts, { search: 'form', category: 'Design' })).toEqual([look]);
    expect(searchPrompts(prompts, { search: '', category: 'Security' })).toEqual([]);
  });

  it('trims the text, and treats every other character literally', () => {
    expect(searchPrompts(prompts, { ...all, search: '  inbox ' })).toEqual([form]);
    expect(searchPrompts(prompts, { ...all, search: '.*' })).toEqual([]);
  });

  it('finds a prompt by any part of its title or description, in the given order', () => {
    const texts = fc.record({
      title: fc.string(),
      description: fc.string(),
      category: fc.constantFrom(...snippetCategories),
    });
    fc.assert(
      fc.property(fc.array(texts), fc.nat(), fc.nat(), (list, start, end) => {
        expect(searchPrompts(list, all)).toEqual(list);
        for (const prompt of list) {
          const part = prompt.description.slice(start, end).toUpperCase();
          if (part.toLowerCase() !== prompt.description.slice(start, end).toLowerCase()) continue;
          expect(searchPrompts(list, { search: part, category: prompt.category })).toContain(prompt);
        }
      }),
    );
  });
});

it('takes the first prompt of each category for an overview', () => {
  expect(onePerCategory([form, { ...form, title: 'Another' }, look])).toEqual([form, look]);
  const free = { ...form, title: 'A free one', isFree: true };
  expect(onePerCategory([form, free, { ...free, title: 'Another' }, look])).toEqual([free, look]);
});

it('knows the nine categories by their exact names', () => {
  expect(snippetCategories.map(parseSnippetCategory)).toEqual(snippetCategories);
  for (const text of ['design', 'Cooking', '', null, undefined])
    expect(parseSnippetCategory(text)).toBeUndefined();
});
