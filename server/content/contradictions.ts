import { mostLessons } from '@chalkline/domain/content/content-limits';
import { featuredProblems } from '@chalkline/domain/content/featured-courses';
import { refuseSlug } from '@chalkline/domain/courses/course-slug';
import { videoHostProblem } from '@chalkline/domain/videos/video-hosts';
import type { ProblemSource } from './broken-content.ts';
import { lessonReference } from './lesson-reference.ts';
import type { CheckedContent, CheckedPrompt, Content, CourseSource, LessonSource } from './read-content.ts';

interface Sourced<Problem> {
  readonly source: ProblemSource<Problem>;
}

/** Finds problems between items that are each valid on their own. */
export function findContradictions<Problem>(content: CheckedContent<Problem>): Problem[] {
  const { site, courses, lessons, prompts, certifications, posts } = content;
  return [
    ...courses.flatMap(refusedSlug),
    ...courses.flatMap(refusedFormerSlugs),
    ...takenFormerSlugs(courses),
    ...repeatedIds(courses),
    ...repeatedIds(lessons),
    ...repeatedIds(prompts),
    ...repeatedIds(certifications),
    ...repeatedNames(courses, ({ slug }) => slug),
    ...repeatedNames(lessons, lessonReference),
    ...repeatedNames(prompts, ({ name }) => name),
    ...repeatedNames(certifications, ({ name }) => name),
    ...repeatedNames(posts, ({ name }) => name),
    ...courses.flatMap((course) =>
      gapsInOrder(lessons.filter((lesson) => lesson.courseSlug === course.slug)),
    ),
    ...courses.flatMap(scheduledWithoutDay),
    ...lessons.flatMap((lesson) => videoOfUnknownHost(site, lesson)),
    ...unknownCourses(site, courses),
    ...unknownCaseStudy(site, posts),
    ...unknownLessons(prompts, lessons),
    ...misplacedCertifications(certifications, courses),
  ];
}

function refusedSlug<Problem>({ slug, source }: CourseSource<Problem>): Problem[] {
  const reason = whySlugIsRefused(slug);
  return reason ? [source.problem(['slug'], reason)] : [];
}

function refusedFormerSlugs<Problem>({ facts, source }: CourseSource<Problem>): Problem[] {
  return (facts.formerSlugs ?? []).flatMap((slug, index) => {
    const reason = whySlugIsRefused(slug);
    return reason ? [source.problem(['formerSlugs', index], reason)] : [];
  });
}

function whySlugIsRefused(slug: string): string | undefined {
  const refusal = refuseSlug(slug);
  if (!refusal) return undefined;
  const reason =
    refusal.code === 'reserved' ? 'is taken by the product' : 'must be lowercase words separated by hyphens';
  return `the slug "${slug}" ${reason}`;
}

/** A slug belongs to one course only. */
function takenFormerSlugs<Problem>(courses: readonly CourseSource<Problem>[]): Problem[] {
  const taken = new Set(courses.map(({ slug }) => slug));
  return courses.flatMap(({ facts, source }) =>
    (facts.formerSlugs ?? []).flatMap((slug, index) => {
      const isTaken = taken.has(slug);
      taken.add(slug);
      return isTaken ? [source.problem(['formerSlugs', index], `"${slug}" leads to a course already`)] : [];
    }),
  );
}

function repeatedIds<Problem>(
  items: readonly (Sourced<Problem> & { readonly facts: { readonly id: number } })[],
): Problem[] {
  return repeated(items, ({ facts }) => String(facts.id)).map(([{ source, facts }, first]) =>
    source.problem(['id'], `${facts.id} is already the id of ${first.source.file}`),
  );
}

function repeatedNames<Problem, Item>(
  items: readonly (Item & Sourced<Problem>)[],
  nameOf: (item: Item) => string,
): Problem[] {
  return repeated(items, nameOf).map(([{ source }, first]) =>
    source.problem(['slug'], `is already taken by ${first.source.file}`),
  );
}

/** Each item that repeats the value of an earlier one, with that earlier item. */
function repeated<Item>(items: readonly Item[], of: (item: Item) => string): [Item, Item][] {
  const firstWith = new Map<string, Item>();
  return items.flatMap((item): [Item, Item][] => {
    const first = firstWith.get(of(item));
    if (!first) firstWith.set(of(item), item);
    return first ? [[item, first]] : [];
  });
}

function gapsInOrder<Problem>(lessons: readonly LessonSource<Problem>[]): Problem[] {
  const [surplus] = lessons.slice(mostLessons);
  if (surplus) return [surplus.source.problem([], `a course has at most ${mostLessons} lessons`)];
  const misplaced = lessons.find((lesson, index) => lesson.orderIndex !== index + 1);
  if (!misplaced) return [];
  const expected = lessons.indexOf(misplaced) + 1;
  return [misplaced.source.problem([], `lesson ${expected} is missing, or its number is taken twice`)];
}

function scheduledWithoutDay<Problem>({ source, facts }: CourseSource<Problem>): Problem[] {
  if (!facts.isScheduled || facts.goesLiveDate) return [];
  return [source.problem(['goesLiveDate'], 'is required, because the course is set to publish on that day')];
}

/** The policy of the pages blocks every other server, so the video would not play. */
function videoOfUnknownHost<Problem>(
  { settings }: Content<Problem>['site'],
  { source, facts }: LessonSource<Problem>,
): Problem[] {
  const reason = videoHostProblem(facts.videoUrl, settings.videoHosts);
  return reason ? [source.problem(['videoUrl'], reason)] : [];
}

function unknownCourses<Problem>(
  { source, settings }: Content<Problem>['site'],
  courses: readonly CourseSource<Problem>[],
): Problem[] {
  const ids = new Set(courses.map((course) => course.facts.id));
  const featured = featuredProblems(settings.featuredCourseIds, (id) => ids.has(id)).map(
    ({ index, reason }) =>
      source.problem(['featuredCourseIds', ...(index === undefined ? [] : [index])], reason),
  );
  const hasFlagship = courses.some((course) => course.slug === settings.flagshipCourseSlug);
  const missing = `there is no course "${settings.flagshipCourseSlug}"`;
  return hasFlagship ? featured : [...featured, source.problem(['flagshipCourseSlug'], missing)];
}

/** The landing page links to the post, so visitors must be able to open it. */
function unknownCaseStudy<Problem>(
  { source, settings: { caseStudy } }: Content<Problem>['site'],
  posts: Content<Problem>['posts'],
): Problem[] {
  if (!caseStudy) return [];
  const post = posts.find(({ name }) => name === caseStudy.postSlug);
  if (post?.facts.isPublished) return [];
  const state = post ? "isn't published" : "doesn't exist";
  return [source.problem(['caseStudy', 'postSlug'], `the post "${caseStudy.postSlug}" ${state}`)];
}

function unknownLessons<Problem>(
  prompts: readonly CheckedPrompt<Problem>[],
  lessons: readonly LessonSource<Problem>[],
): Problem[] {
  const known = new Set(lessons.map(lessonReference));
  return prompts.flatMap(({ source, facts }) =>
    facts.lessons.flatMap((reference, index) => {
      const isRepeated = facts.lessons.indexOf(reference) < index;
      if (known.has(reference) && !isRepeated) return [];
      const reason = isRepeated ? `"${reference}" is listed twice` : `there is no lesson "${reference}"`;
      return [source.problem(['lessons', index], reason)];
    }),
  );
}

/** One certification belongs to one course, and a course has at most one. */
function misplacedCertifications<Problem>(
  certifications: Content<Problem>['certifications'],
  courses: readonly CourseSource<Problem>[],
): Problem[] {
  const known = new Set(courses.map(({ slug }) => slug));
  const taken = new Set<string>();
  return certifications.flatMap(({ source, facts: { course } }) => {
    const isTaken = taken.has(course);
    taken.add(course);
    if (known.has(course) && !isTaken) return [];
    const reason = isTaken ? `"${course}" already has a certification` : `there is no course "${course}"`;
    return [source.problem(['course'], reason)];
  });
}
