import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  inCategory,
  inLearnersOrder,
  readCatalogueFilter,
  wholeCatalogue,
  writeCatalogueFilter,
} from './catalogue.ts';
import { courseCategories } from './course.ts';

const filter = fc.record({
  search: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim()),
  category: fc.option(fc.constantFrom(...courseCategories), { nil: undefined }),
});

describe('the catalogue', () => {
  it('reads its filter back from the URL', () => {
    fc.assert(
      fc.property(filter, (given) => {
        expect(readCatalogueFilter(new URLSearchParams(writeCatalogueFilter(given)))).toEqual(given);
      }),
    );
  });

  it('ignores a search for a character that nothing contains', () => {
    expect(readCatalogueFilter(new URLSearchParams('search=%00'))).toEqual(wholeCatalogue);
  });

  it('trims a search, and ignores white space alone', () => {
    expect(writeCatalogueFilter({ ...wholeCatalogue, search: '  chat ' })).toBe('?search=chat');
    expect(writeCatalogueFilter({ ...wholeCatalogue, search: '   ' })).toBe('');
  });

  it('is complete at a URL with an unknown category', () => {
    for (const query of ['', 'category=Cooking', 'category=ai', 'search=']) {
      expect(readCatalogueFilter(new URLSearchParams(query))).toEqual(wholeCatalogue);
    }
  });

  it('shows exactly the courses of the chosen category', () => {
    const courses = courseCategories.map((category) => ({ category }));
    expect(inCategory(courses, 'AI')).toEqual([{ category: 'AI' }]);
    expect(inCategory(courses, undefined)).toEqual(courses);
  });

  it('begins with courses in progress, and finished ones come after those that can be started', () => {
    const courses = [1, 2, 3, 4, 5, 6].map((id) => ({ id, isPublished: id !== 4 }));
    const progress = [
      { id: 1, progress: 100 },
      { id: 3, progress: 14 },
      { id: 6, progress: 99 },
    ];
    expect(inLearnersOrder(courses, progress).map(({ id }) => id)).toEqual([3, 6, 2, 5, 1, 4]);
    expect(inLearnersOrder(courses, []).map(({ id }) => id)).toEqual([1, 2, 3, 5, 6, 4]);
  });
});
