import { completedLessonIds, completedPerCourse } from '../progress/completed-lessons.ts';
import { nextStep } from '../progress/next-step.ts';
import { nextUnfinishedLesson } from '../progress/progress.ts';

interface OutlinedLesson {
  readonly id: number;
  readonly title: string;
  readonly orderIndex: number;
  readonly isFree: boolean;
}

interface OutlinedCourse {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly isPublished: boolean;
  readonly goesLiveDate: string | null;
  readonly totalLessons: number;
  readonly lessons: readonly OutlinedLesson[];
}

type CompletionRecords = Parameters<typeof completedPerCourse>[0];

export interface NextLesson {
  readonly title: string;
  readonly course: string;
  readonly path: string;
}

interface Wanted {
  readonly hasPaidPlan: boolean;
  readonly flagshipSlug: string;
}

/**
 * The lesson that a learner does next, the same as on the dashboard; undefined when they have completed all that
 * they can open. Without a plan, only free lessons count.
 */
export function nextOpenLesson(
  courses: readonly OutlinedCourse[],
  records: CompletionRecords,
  { hasPaidPlan, flagshipSlug }: Wanted,
): NextLesson | undefined {
  const completed = completedLessonIds(records);
  if (!hasPaidPlan) {
    const open = courses.filter(({ isPublished }) => isPublished);
    const free = open.map((course) => ({
      ...course,
      lessons: course.lessons.filter(({ isFree }) => isFree),
    }));
    const [first] = free.flatMap((course) => nextIn(course, completed) ?? []);
    return first;
  }
  const step = nextStep(courses, completedPerCourse(records), flagshipSlug);
  return step.kind === 'rest' ? undefined : nextIn(step.course, completed);
}

function nextIn(course: OutlinedCourse, completed: ReadonlySet<number>): NextLesson | undefined {
  const lesson = nextUnfinishedLesson(course.lessons, completed);
  return (
    lesson && { title: lesson.title, course: course.title, path: `/${course.slug}/${lesson.orderIndex}` }
  );
}
