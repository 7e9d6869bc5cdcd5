import { type CourseCategory, courseCategories } from './course.ts';

/** A search is sent this long after the last key was pressed. */
export const searchPauseMilliseconds = 400;

export const longestSearch = 200;

/** What the catalogue is narrowed to. An empty search is none. */
export interface CatalogueFilter {
  readonly search: string;
  readonly category: CourseCategory | undefined;
}

export const wholeCatalogue: CatalogueFilter = { search: '', category: undefined };

/** The filter as it stands in an address. A category that there is none of narrows nothing. */
export function readCatalogueFilter(query: URLSearchParams): CatalogueFilter {
  const named = query.get('category');
  return {
    search: (query.get('search') ?? '').replaceAll('\0', '').trim().slice(0, longestSearch),
    category: courseCategories.find((category) => category === named),
  };
}

/** The filter as an address carries it; nothing for the whole catalogue. */
export function writeCatalogueFilter({ search, category }: CatalogueFilter): string {
  const query = new URLSearchParams();
  if (search.trim()) query.set('search', search.trim());
  if (category) query.set('category', category);
  return query.size > 0 ? `?${query}` : '';
}

/** Only courses of exactly this category; all of them without one. */
export function inCategory<Course extends { readonly category: CourseCategory }>(
  courses: readonly Course[],
  category: CourseCategory | undefined,
): readonly Course[] {
  return category ? courses.filter((course) => course.category === category) : courses;
}
