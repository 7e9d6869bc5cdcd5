import { describe, expect, it } from 'vitest';
import { areLessonsOpen } from './open-lessons.ts';

const [member, founder] = [{ isFounder: false }, { isFounder: true }];

describe('lessons', () => {
  it('are open in a published course', () => {
    for (const viewer of [null, member, founder])
      expect(areLessonsOpen({ isPublished: true }, viewer)).toBe(true);
  });

  it('are open to the founder only in an unpublished course', () => {
    const course = { isPublished: false };
    expect([null, member, founder].map((viewer) => areLessonsOpen(course, viewer))).toEqual([
      false,
      false,
      true,
    ]);
  });
});
