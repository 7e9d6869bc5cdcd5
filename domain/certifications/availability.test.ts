import { describe, expect, it } from 'vitest';
import { isOpenForAssessment } from './availability.ts';

describe('an assessment', () => {
  it('is open to a person who completed every lesson of a published course', () => {
    expect(isOpenForAssessment({ isPublished: true, totalLessons: 6, completedLessons: 6 })).toBe(true);
  });

  it('is closed while a lesson is incomplete', () => {
    expect(isOpenForAssessment({ isPublished: true, totalLessons: 6, completedLessons: 5 })).toBe(false);
  });

  it('is closed while the course is unpublished, and where it has no lessons', () => {
    expect(isOpenForAssessment({ isPublished: false, totalLessons: 6, completedLessons: 6 })).toBe(false);
    expect(isOpenForAssessment({ isPublished: true, totalLessons: 0, completedLessons: 0 })).toBe(false);
  });
});
