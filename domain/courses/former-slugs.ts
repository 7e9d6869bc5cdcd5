/** The most former slugs of a course that are redirected. */
export const mostFormerSlugs = 50;

/** A course's current and former slugs. */
export interface CourseAddresses {
  readonly id: string;
  readonly slug: string;
  /** The newest first. */
  readonly formerSlugs: readonly string[];
}

/**
 * The former slugs of each course by its id: all that it ever had, except those that another course has or
 * had since. So a slug leads to one course at most, in one step, and never back to itself.
 */
export function leadingOn(
  before: readonly CourseAddresses[],
  after: readonly CourseAddresses[],
): ReadonlyMap<string, readonly string[]> {
  const known = new Map(before.map((course) => [course.id, course]));
  const claims = new Map(after.map((course) => [course.id, everHad(course, known.get(course.id))]));
  const living = new Set(after.map(({ slug }) => slug));
  const owners = ownersOf(claims, before);
  return new Map(
    after.map(({ id }) => {
      const own = claims.get(id)?.filter((slug) => !living.has(slug) && owners.get(slug) === id) ?? [];
      return [id, own.slice(0, mostFormerSlugs)];
    }),
  );
}

function everHad(course: CourseAddresses, before: CourseAddresses | undefined): string[] {
  return [...new Set([...(before ? [before.slug, ...before.formerSlugs] : []), ...course.formerSlugs])];
}

/** The course that had a slug before keeps it; otherwise the first one that claims it. */
function ownersOf(
  claims: ReadonlyMap<string, readonly string[]>,
  before: readonly CourseAddresses[],
): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { id, slug, formerSlugs } of before) {
    if (claims.has(id)) for (const each of [slug, ...formerSlugs]) owners.set(each, id);
  }
  for (const [id, slugs] of claims) {
    for (const slug of slugs) if (!owners.has(slug)) owners.set(slug, id);
  }
  return owners;
}

/** The part of a path before the slug of a course. */
const beforeSlug = /^(\/(?:notify-me\/)?)([a-z0-9-]+)(?=\/|$)/;

/** The slug in a path of a course; undefined when there is none. */
export function slugInPath(path: string): string | undefined {
  return beforeSlug.exec(path)?.[2];
}

/** The same path with another slug. */
export function withSlug(path: string, slug: string): string {
  return path.replace(beforeSlug, (_whole, before: string) => before + slug);
}
