import { type CourseCategory, courseCategories } from './course.ts';

/** A search is sent this long after the last key press. */
export const searchPauseMilliseconds = 400;

export const longestSearch = 200;

/** The filter of the catalogue. An empty search filters nothing. */
export interface CatalogueFilter {
  readonly search: string;
  readonly category: CourseCategory | undefined;
}

export const wholeCatalogue: CatalogueFilter = { search: '', category: undefined };

/** Reads the filter from a URL. An unknown category filters nothing. */
export function readCatalogueFilter(query: URLSearchParams): CatalogueFilter {
  const named = query.get('category');
  return {
    search: (query.get('search') ?? '').replaceAll('\0', '').trim().slice(0, longestSearch),
    category: courseCategories.find((category) => category === named),
  };
}

/** Writes the filter to a URL; empty for the whole catalogue. */
export function writeCatalogueFilter({ search, category }: CatalogueFilter): string {
  const query = new URLSearchParams();
  if (search.trim()) query.set('search', search.trim());
  if (category) query.set('category', category);
  return query.size > 0 ? `?${query}` : '';
}

/** The courses of exactly this category; all courses without one. */
export function inCategory<Course extends { readonly category: CourseCategory }>(
  courses: readonly Course[],
  category: CourseCategory | undefined,
): readonly Course[] {
  return category ? courses.filter((course) => course.category === category) : courses;
}

interface ListedCourse {
  readonly id: number;
  readonly isPublished: boolean;
}

/**
 * The catalogue for a learner: courses in progress, then those that can be started, finished ones, and those that
 * are not published yet. Each group keeps its order.
 */
export function inLearnersOrder<Course extends ListedCourse>(
  courses: readonly Course[],
  userCourses: readonly { readonly id: number; readonly progress: number }[],
): Course[] {
  const progress = new Map(userCourses.map((course) => [course.id, course.progress]));
  return courses.toSorted(
    (left, right) => placeOf(left, progress.get(left.id)) - placeOf(right, progress.get(right.id)),
  );
}

function placeOf({ isPublished }: ListedCourse, progress = 0): number {
  if (!isPublished) return 3;
  if (progress >= 100) return 2;
  return progress > 0 ? 0 : 1;
}
