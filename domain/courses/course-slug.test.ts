import { describe, expect, it } from 'vitest';
import { refuseSlug } from './course-slug.ts';

describe("a course's slug", () => {
  it.each(['first-website', 'ai-in-7-days', 'a'])('may be %s', (slug) => {
    expect(refuseSlug(slug)).toBeUndefined();
  });

  it.each(['', 'First-Website', 'two words', '-edge', 'edge-', 'a--b', 'naïve', '../etc', 'a'.repeat(81)])(
    'is malformed as %j',
    (slug) => {
      expect(refuseSlug(slug)?.code).toBe('malformed');
    },
  );

  it.each([
    'api',
    'blog',
    'courses',
    'course-of-life',
    'lessons-learned',
    'replit-courses',
    'founder',
    'healthz',
  ])('may not be a path of the product: %s', (slug) => {
    expect(refuseSlug(slug)?.code).toBe('reserved');
  });
});
