import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byGoLiveDate } from './course-order.ts';

describe('the order of courses', () => {
  it('is by go-live date ascending, undated last', () => {
    const courses = [
      { id: 1, goesLiveDate: null },
      { id: 2, goesLiveDate: '2026-02-01' },
      { id: 3, goesLiveDate: '2025-12-31' },
    ];
    expect(byGoLiveDate(courses).map((course) => course.id)).toEqual([3, 2, 1]);
  });

  it('is the same however the courses arrive', () => {
    const course = fc.record({
      id: fc.integer({ min: 1 }),
      goesLiveDate: fc.option(fc.constantFrom('2025-01-01', '2026-06-15', '2098-12-31')),
    });
    const courses = fc.uniqueArray(course, { selector: ({ id }) => id });
    fc.assert(
      fc.property(courses, (list) => {
        expect(byGoLiveDate(list.toReversed())).toEqual(byGoLiveDate(list));
      }),
    );
  });
});
