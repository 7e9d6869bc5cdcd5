import { describe, expect, it } from 'vitest';
import { releaseTimeline } from './release-timeline.ts';

const flagship = { id: 39, slug: 'first-website', isPublished: true, goesLiveDate: '2025-05-01' };
const otherLive = { id: 37, slug: 'first-payment', isPublished: true, goesLiveDate: '2025-07-17' };
const announced = (id: number, goesLiveDate: string | null) => ({
  id,
  slug: `course-${id}`,
  isPublished: false,
  goesLiveDate,
});

const shown = (courses: Parameters<typeof releaseTimeline>[0]) =>
  releaseTimeline(courses, 'first-website').map(
    ({ course, status, when }) => `${course.id} ${status} ${when}`,
  );

describe('the release timeline', () => {
  it('starts with the flagship course, then the soonest releases', () => {
    expect(shown([announced(42, '2027-03-19'), otherLive, announced(40, '2027-01-15'), flagship])).toEqual([
      '39 Live Available Now',
      '40 Coming Soon January 15, 2027',
      '42 Coming Soon March 19, 2027',
    ]);
  });

  it('leaves out courses without a date', () => {
    expect(shown([flagship, announced(43, null)])).toEqual(['39 Live Available Now']);
  });

  it('shows an unpublished flagship like any announced course', () => {
    expect(shown([{ ...flagship, isPublished: false }, announced(40, '2025-01-15')])).toEqual([
      '40 Coming Soon January 15, 2025',
      '39 Coming Soon May 1, 2025',
    ]);
  });

  it('is empty when nothing is live or announced', () => {
    expect(shown([])).toEqual([]);
    expect(shown([otherLive, announced(43, null)])).toEqual([]);
  });

  it('never shows more than six', () => {
    const many = [1, 2, 3, 4, 5, 6, 7].map((day) => announced(day, `2027-01-0${day}`));
    expect(shown([...many, flagship])).toHaveLength(6);
    expect(shown([...many, flagship]).at(0)).toBe('39 Live Available Now');
    expect(shown(many)).toHaveLength(6);
  });
});
