import { expect, it } from 'vitest';
import { featuredProblems, mostFeaturedCourses } from './featured-courses.ts';

const problems = (ids: number[]) => featuredProblems(ids, (id) => id >= 30);

it('the landing page shows courses that there are, each of them once', () => {
  expect(problems([39, 37, 38])).toEqual([]);
  expect(problems([39])).toEqual([]);
});

it('a course that is none, or stands there again, is told by its place', () => {
  expect(problems([39, 0, 39])).toEqual([
    { index: 1, reason: "course 0 doesn't exist" },
    { index: 2, reason: 'course 39 is listed twice' },
  ]);
});

it('an empty list would leave an empty part of the page, and a long one has no end', () => {
  expect(problems([])).toEqual([{ reason: 'must include at least one course' }]);
  const many = Array.from({ length: mostFeaturedCourses + 1 }, (_, index) => index + 30);
  expect(problems(many)).toEqual([{ reason: 'must be at most 20' }]);
  expect(problems(many.slice(1))).toEqual([]);
});
