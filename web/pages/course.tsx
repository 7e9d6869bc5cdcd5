import type { CourseWithLessons } from '@chalkline/contract/courses';
import { completedLessonIds } from '@chalkline/domain/progress/completed-lessons';
import { type ReactElement, useMemo } from 'react';
import { type Resource, useResource } from '../api/resource.ts';

import { courseBySlugResource, userProgressResource } from '../api/resources.ts';

import { CourseComingSoon } from '../features/course-overview/course-coming-soon.tsx';
import { CourseOverview } from '../features/course-overview/course-overview.tsx';
import { PlannedLessonsSection } from '../features/course-overview/planned-lessons.tsx';
import { CourseCover } from '../features/courses/course-cover.tsx';
import { CourseFacts } from '../features/courses/course-facts.tsx';
import { courseSubject } from '../features/courses/course-subject.ts';
import { FreeLessonOnPaywall } from '../features/courses/free-lesson-on-paywall.tsx';
import type { PaywallProps } from '../features/pricing/paywall.tsx';
import { Paywall } from '../features/pricing/paywall-deferred.ts';
import { SnapshotTimeline } from '../features/snapshots/snapshot-timeline.tsx';
import { NotifyMe } from '../features/waitlist/notify-me.tsx';
import { deferred } from '../ui/deferred.tsx';
import { hydratedLater } from '../ui/hydrated-later.tsx';
import { Stack } from '../ui/layout.tsx';

const FinishedCourse = deferred(async () => (await import('./finished-course.tsx')).FinishedCourse);
const Syllabus = hydratedLater(
  async () => (await import('../features/course-overview/syllabus.tsx')).Syllabus,
);

interface ScreenProps {
  readonly parameters: Readonly<Record<'courseSlug', string>>;
  readonly paywall?: PaywallProps | undefined;
}

export function Screen({ parameters, paywall }: ScreenProps): ReactElement {
  return <CoursePage resource={courseBySlugResource(parameters.courseSlug)} paywall={paywall} />;
}

export interface CoursePageProps {
  readonly resource: Resource<CourseWithLessons>;
  /** The offer for people without a plan. */
  readonly paywall: PaywallProps | undefined;
}

/** A course, by any of its addresses. It has been loaded before the screen is shown. */
export function CoursePage({ resource, paywall }: CoursePageProps): ReactElement | null {
  const { data: course } = useResource(resource);
  if (!course) return null;
  if (paywall) {
    return (
      <Paywall {...paywall}>
        {course.isPublished ? (
          <>
            <FreeLessonOnPaywall course={course} />
            <LockedSyllabus course={course} />
          </>
        ) : (
          <>
            <CourseComingSoon course={course} level={2} action={<NotifyMe course={course} />} />
            <PlannedLessonsSection lessons={course.plannedLessons} />
          </>
        )}
      </Paywall>
    );
  }
  return (
    <CourseOverview
      course={course}
      cover={<CourseCover course={course} />}
      facts={<CourseFacts course={course} />}
      timeline={<SnapshotTimeline courseId={course.id} lessons={course.lessons} />}
      subject={courseSubject(course)}
      waitlist={<NotifyMe course={course} />}
      end={(completedIds) => <FinishedCourse course={course} completedIds={completedIds} />}
    />
  );
}

/** What the course consists of, for people who cannot open it yet. */
function LockedSyllabus({ course }: { course: CourseWithLessons }): ReactElement | null {
  const { data: records } = useResource(userProgressResource);
  const completedIds = useMemo(() => completedLessonIds(records ?? []), [records]);
  if (course.lessons.length === 0) return null;
  return (
    <Stack gap={16}>
      <h2>What's in this course</h2>
      <Syllabus course={course} completedIds={completedIds} />
    </Stack>
  );
}
