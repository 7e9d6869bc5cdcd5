import type { Course } from '@chalkline/contract/courses';
import type { ProgressRecord, UserCourse } from '@chalkline/contract/progress';
import { useResource } from '../../api/resource.ts';
import { coursesResource, userCoursesResource, userProgressResource } from '../../api/resources.ts';

export interface Learning {
  readonly courses: readonly Course[];
  readonly userCourses: readonly UserCourse[];
  readonly records: readonly ProgressRecord[];
}

export interface LearningState {
  /** Undefined until all of it has loaded. */
  readonly learning: Learning | undefined;
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** Everything that the dashboard knows about a learner, loaded as one. */
export function useLearning(): LearningState {
  const courses = useResource(coursesResource);
  const userCourses = useResource(userCoursesResource);
  const records = useResource(userProgressResource);
  const all = [courses, userCourses, records];
  const isWhole = courses.data && userCourses.data && records.data;
  return {
    learning: isWhole
      ? { courses: courses.data, userCourses: userCourses.data, records: records.data }
      : undefined,
    hasFailed: all.some(({ isError }) => isError),
    isFetching: all.some((query) => query.isFetching),
    retry: () => {
      for (const query of all) if (query.isError) void query.refetch();
    },
  };
}
