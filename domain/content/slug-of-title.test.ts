import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuseSlug } from '../courses/course-slug.ts';
import { slugOfTitle } from './slug-of-title.ts';

describe('the slug of a title', () => {
  it('consists of the words of the title', () => {
    expect(slugOfTitle('Build Your First Website')).toBe('build-your-first-website');
    expect(slugOfTitle('  Don’t panic: café №1! ')).toBe('dont-panic-cafe-no1');
  });

  it('is never malformed, unless the title has no usable characters', () => {
    fc.assert(
      fc.property(fc.string(), (title) => {
        const slug = slugOfTitle(title);
        expect(slug === '' || refuseSlug(slug)?.code !== 'malformed').toBe(true);
      }),
    );
  });
});
