import { describe, expect, it } from 'vitest';
import { railItems } from './navigation.ts';

const member = { plan: 'Lifetime', isFounder: false } as const;

function current(path: string): string[] {
  return railItems(path, member)
    .filter((item) => item.isCurrent)
    .map((item) => item.label);
}

describe('the left rail', () => {
  it('leads to Dashboard, Courses, Prompts and Consulting, in this order', () => {
    expect(railItems('/', member).map(({ label, href }) => `${label} ${href}`)).toEqual([
      'Dashboard /dashboard',
      'Courses /courses',
      'Prompts /prompts',
      'Consulting /consulting',
    ]);
  });

  it('highlights Courses on every path that starts with /course or /lesson', () => {
    for (const path of ['/courses', '/courses/39', '/course-of-life', '/lesson/3901', '/lessons']) {
      expect(current(path)).toEqual(['Courses']);
    }
  });

  it('highlights Courses on a course and on its lessons', () => {
    for (const path of ['/build-your-first-website', '/build-your-first-website/3']) {
      expect(current(path)).toEqual(['Courses']);
    }
  });

  it('highlights nothing on a path that belongs to no item', () => {
    for (const path of ['/', '/account', '/checkout/complete', '/no_such_page']) {
      expect(current(path)).toEqual([]);
    }
  });

  it('locks Consulting unless the plan is Consulting', () => {
    const isLocked = (viewer: Parameters<typeof railItems>[1]) => railItems('/', viewer).at(-1)?.isLocked;
    expect(isLocked(null)).toBe(true);
    expect(isLocked(member)).toBe(true);
    expect(isLocked({ plan: 'Consulting', isFounder: false })).toBe(false);
    expect(isLocked({ plan: 'Free', isFounder: true })).toBe(false);
  });
});
