/** As many old addresses of one course as lead on. */
export const mostFormerSlugs = 50;

/** Where a course can be met: at its own address, and at those that lead on to it. */
export interface CourseAddresses {
  readonly id: string;
  readonly slug: string;
  /** The newest first. */
  readonly formerSlugs: readonly string[];
}

/**
 * The addresses that lead on to each course, by its id: all that it ever had, but for those that another course
 * has or had since. So an address leads to one course at most, in one step, and never back to itself.
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

/** Whoever had an address before keeps it; otherwise it is the first one's who says so. */
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

/** What stands before the slug of a course in the addresses that have one. */
const beforeSlug = /^(\/(?:notify-me\/)?)([a-z0-9-]+)(?=\/|$)/;

/** The slug in the path of a page of a course; nothing when there can be none. */
export function slugInPath(path: string): string | undefined {
  return beforeSlug.exec(path)?.[2];
}

/** The same page of a course whose slug is now another. */
export function withSlug(path: string, slug: string): string {
  return path.replace(beforeSlug, (_whole, before: string) => before + slug);
}
