import { refuseSlug } from '@chalkline/domain/learning/course-slug';
import type { ContentProblem } from './broken-content.ts';
import { lessonReference } from './lesson-reference.ts';
import type {
  CertificationSource,
  Content,
  CourseSource,
  LessonSource,
  PromptSource,
  SourceOf,
} from './read-content.ts';

/** What is wrong between files that are each right on their own. */
export function findContradictions({
  site,
  courses,
  lessons,
  prompts,
  certifications,
}: Pick<Content, 'site' | 'courses' | 'lessons' | 'prompts' | 'certifications'>): ContentProblem[] {
  return [
    ...courses.flatMap(refusedSlug),
    ...repeatedIds(courses),
    ...repeatedIds(lessons),
    ...repeatedIds(prompts),
    ...courses.flatMap((course) =>
      gapsInOrder(lessons.filter((lesson) => lesson.courseSlug === course.slug)),
    ),
    ...unknownCourses(site, courses),
    ...unknownLessons(prompts, lessons),
    ...repeatedIds(certifications),
    ...misplacedCertifications(certifications, courses),
  ];
}

function refusedSlug({ slug, source }: CourseSource): ContentProblem[] {
  const refusal = refuseSlug(slug);
  if (!refusal) return [];
  const reason = refusal === 'reserved' ? 'is taken by the product' : 'is not lower-case words with hyphens';
  return [source.problem([], `the slug "${slug}" ${reason}`)];
}

function repeatedIds(sources: readonly SourceOf<{ readonly id: number }>[]): ContentProblem[] {
  const firstFileOf = new Map<number, string>();
  return sources.flatMap(({ source, facts }) => {
    const first = firstFileOf.get(facts.id);
    if (!first) firstFileOf.set(facts.id, source.file);
    return first ? [source.problem(['id'], `id: ${facts.id} is already the id of ${first}`)] : [];
  });
}

function gapsInOrder(lessons: readonly LessonSource[]): ContentProblem[] {
  const misplaced = lessons.find((lesson, index) => lesson.orderIndex !== index + 1);
  if (!misplaced) return [];
  const expected = lessons.indexOf(misplaced) + 1;
  return [misplaced.source.problem([], `lesson ${expected} is missing, or its number is taken twice`)];
}

function unknownCourses(
  { source, settings }: Content['site'],
  courses: readonly CourseSource[],
): ContentProblem[] {
  const ids = new Set(courses.map((course) => course.facts.id));
  const featured = settings.featuredCourseIds.flatMap((id, index) =>
    ids.has(id)
      ? []
      : [source.problem(['featuredCourseIds', index], `featuredCourseIds: there is no course ${id}`)],
  );
  const hasFlagship = courses.some((course) => course.slug === settings.flagshipCourseSlug);
  const missing = `flagshipCourseSlug: there is no course "${settings.flagshipCourseSlug}"`;
  return hasFlagship ? featured : [...featured, source.problem(['flagshipCourseSlug'], missing)];
}

function unknownLessons(
  prompts: readonly PromptSource[],
  lessons: readonly LessonSource[],
): ContentProblem[] {
  const known = new Set(lessons.map(lessonReference));
  return prompts.flatMap(({ source, facts }) =>
    facts.lessons.flatMap((reference, index) => {
      const isRepeated = facts.lessons.indexOf(reference) < index;
      if (known.has(reference) && !isRepeated) return [];
      const reason = isRepeated ? `"${reference}" stands there twice` : `there is no lesson "${reference}"`;
      return [source.problem(['lessons', index], `lessons: ${reason}`)];
    }),
  );
}

/** One certification belongs to one course, and a course has at most one. */
function misplacedCertifications(
  certifications: readonly CertificationSource[],
  courses: readonly CourseSource[],
): ContentProblem[] {
  const known = new Set(courses.map(({ slug }) => slug));
  const taken = new Set<string>();
  return certifications.flatMap(({ source, facts: { course } }) => {
    const isTaken = taken.has(course);
    taken.add(course);
    if (known.has(course) && !isTaken) return [];
    const reason = isTaken ? `"${course}" has a certification already` : `there is no course "${course}"`;
    return [source.problem(['course'], `course: ${reason}`)];
  });
}
