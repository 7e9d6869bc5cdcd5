import { describe, expect, it } from 'vitest';
import { featuredProblems, mostFeaturedCourses } from './featured-courses.ts';

const problems = (ids: number[]) => featuredProblems(ids, (id) => id >= 30);

describe('the checks of featured courses', () => {
  it('accept existing courses, each once', () => {
    expect(problems([39, 37, 38])).toEqual([]);
    expect(problems([39])).toEqual([]);
  });

  it('report an unknown or repeated course by its index', () => {
    expect(problems([39, 0, 39])).toEqual([
      { index: 1, reason: "course 0 doesn't exist" },
      { index: 2, reason: 'course 39 is listed twice' },
    ]);
  });

  it('refuse an empty list and one that is too long', () => {
    expect(problems([])).toEqual([{ reason: 'must include at least one course' }]);
    const many = Array.from({ length: mostFeaturedCourses + 1 }, (_, index) => index + 30);
    expect(problems(many)).toEqual([{ reason: 'must be at most 20' }]);
    expect(problems(many.slice(1))).toEqual([]);
  });
});
