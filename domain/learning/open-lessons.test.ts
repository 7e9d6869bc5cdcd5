import { expect, it } from 'vitest';
import { areLessonsOpen } from './open-lessons.ts';

const [member, founder] = [{ isFounder: false }, { isFounder: true }];

it('the lessons of a published course are open', () => {
  for (const viewer of [null, member, founder])
    expect(areLessonsOpen({ isPublished: true }, viewer)).toBe(true);
});

it('the lessons of a course that is not published are open to the founder alone', () => {
  const course = { isPublished: false };
  expect([null, member, founder].map((viewer) => areLessonsOpen(course, viewer))).toEqual([
    false,
    false,
    true,
  ]);
});
