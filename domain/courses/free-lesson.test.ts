import { describe, expect, it } from 'vitest';
import { courseToTry, nextCourseToTry } from './free-lesson.ts';

const website = { id: 1, slug: 'website', isPublished: true, freeLessonOrder: 1 };
const shop = { id: 2, slug: 'shop', isPublished: true, freeLessonOrder: 2 };
const closed = { id: 3, slug: 'closed', isPublished: true, freeLessonOrder: null };
const announced = { id: 4, slug: 'announced', isPublished: false, freeLessonOrder: 1 };

describe('the course to try', () => {
  it('is the flagship', () => {
    expect(courseToTry([shop, website], 'website')).toBe(website);
  });

  it('is the first with a free lesson if the flagship has none', () => {
    expect(courseToTry([closed, shop, website], 'closed')).toBe(shop);
  });

  it('is one that the learner has not begun', () => {
    expect(nextCourseToTry([website, shop], new Map([[1, 1]]), 'website')).toBe(shop);
    expect(nextCourseToTry([website, shop, closed], new Set([1, 2]), 'website')).toBeUndefined();
  });

  it('is published', () => {
    expect(courseToTry([announced, closed], 'announced')).toBeUndefined();
  });
});
