import { describe, expect, it } from 'vitest';
import { firstCourse } from './first-course.ts';

const course = (slug: string, goesLiveDate: string | null, facts = {}) => ({
  id: slug.length,
  slug,
  goesLiveDate,
  isPublished: true,
  totalLessons: 5,
  ...facts,
});

describe('the first course of a newcomer', () => {
  const later = course('later', '2026-05-01');
  const earlier = course('earlier-one', '2026-01-01');

  it('is the flagship', () => {
    expect(firstCourse([earlier, later], 'later')).toBe(later);
  });

  it('is the earliest published course when the flagship cannot be started', () => {
    const announced = course('flagship', '2025-01-01', { isPublished: false });
    const empty = course('flagship', '2025-01-01', { totalLessons: 0 });
    expect(firstCourse([announced, later, earlier], 'flagship')).toBe(earlier);
    expect(firstCourse([empty, later, earlier], 'flagship')).toBe(earlier);
    expect(firstCourse([announced], 'flagship')).toBeUndefined();
  });
});
