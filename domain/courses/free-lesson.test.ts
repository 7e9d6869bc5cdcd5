import { describe, expect, it } from 'vitest';
import { courseToTry } from './free-lesson.ts';

const website = { slug: 'website', isPublished: true, freeLessonOrder: 1 };
const shop = { slug: 'shop', isPublished: true, freeLessonOrder: 2 };
const closed = { slug: 'closed', isPublished: true, freeLessonOrder: null };
const announced = { slug: 'announced', isPublished: false, freeLessonOrder: 1 };

describe('the course to try', () => {
  it('is the flagship', () => {
    expect(courseToTry([shop, website], 'website')).toBe(website);
  });

  it('is the first with a free lesson if the flagship has none', () => {
    expect(courseToTry([closed, shop, website], 'closed')).toBe(shop);
  });

  it('is published', () => {
    expect(courseToTry([announced, closed], 'announced')).toBeUndefined();
  });
});
