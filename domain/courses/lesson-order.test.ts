import { describe, expect, it } from 'vitest';
import { neighbours, parseLessonOrder } from './lesson-order.ts';

describe('the lesson number of a URL', () => {
  it('is read as a whole number', () => {
    expect(parseLessonOrder('3')).toBe(3);
  });

  it.each([undefined, '', 'intro', '2x', '-1', '1.5'])('is lesson 1 for %j', (text) => {
    expect(parseLessonOrder(text)).toBe(1);
  });

  it('stays within the range of the database', () => {
    expect(parseLessonOrder('9'.repeat(400))).toBe(9_999);
  });
});

describe("a lesson's neighbours", () => {
  const lessons = [{ orderIndex: 1 }, { orderIndex: 2 }, { orderIndex: 3 }];

  it('come before and after it', () => {
    expect(neighbours(lessons, 2)).toEqual({ previous: { orderIndex: 1 }, next: { orderIndex: 3 } });
  });

  it('are missing at the ends', () => {
    expect(neighbours(lessons, 1).previous).toBeUndefined();
    expect(neighbours(lessons, 3).next).toBeUndefined();
  });
});
