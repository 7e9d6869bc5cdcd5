import type { CurrentUser } from '@chalkline/contract/people';
import { isConsultingPlan } from '@chalkline/domain/billing/plans';
import { refuseSlug } from '@chalkline/domain/courses/course-slug';
import type { GlyphName } from '../../ui/glyph-paths.ts';
import type { RailItem } from '../../ui/rail.tsx';

/** The left rail for a person and an address. */
export function railItems(path: string, viewer: Pick<CurrentUser, 'plan' | 'isFounder'> | null): RailItem[] {
  const item = (
    label: string,
    href: string,
    glyph: GlyphName,
    isCurrent = path === href,
    isLocked = false,
  ) => ({
    label,
    href,
    glyph,
    isCurrent,
    isLocked,
  });
  const hasBoard = viewer !== null && (viewer.isFounder || isConsultingPlan(viewer.plan));
  return [
    item('Dashboard', '/dashboard', 'home'),
    item('Courses', '/courses', 'book', isAboutCourses(path)),
    item('Prompts', '/prompts', 'copy'),
    item('Consulting', '/consulting', 'board', path === '/consulting', !hasBoard),
  ];
}

/** The catalogue, and all pages of a course. */
function isAboutCourses(path: string): boolean {
  const [, segment = ''] = path.split('/');
  return path.startsWith('/course') || path.startsWith('/lesson') || refuseSlug(segment) === undefined;
}
