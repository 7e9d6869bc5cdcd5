import type { Course } from '@chalkline/contract/courses';
import { greetingName } from '@chalkline/domain/account/person-name';
import { isReturning } from '@chalkline/domain/activity/returning';
import { stillNeeded } from '@chalkline/domain/certifications/still-needed';
import { completedLessonIds, completedPerCourse } from '@chalkline/domain/progress/completed-lessons';
import { type NextStep, nextStep } from '@chalkline/domain/progress/next-step';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { useResource } from '../api/resource.ts';

import { activityResource } from '../api/resources.ts';

import { useSite, useViewer } from '../api/viewer.ts';
import { Certifications } from '../features/certifications/certifications.tsx';
import {
  useCourseCertification,
  useDecidedReviews,
  useHasCertificationAction,
  useLearnerCertifications,
} from '../features/certifications/learner-certifications.ts';
import { CourseCover } from '../features/courses/course-cover.tsx';
import { CourseGrid } from '../features/courses/course-grid.tsx';
import { FreeLessonOnPaywall } from '../features/courses/free-lesson-on-paywall.tsx';
import { AllDone } from '../features/dashboard/all-done.tsx';
import { CourseDistance } from '../features/dashboard/course-distance.tsx';
import { DashboardSkeleton } from '../features/dashboard/dashboard-skeleton.tsx';
import { LearnerFigures } from '../features/dashboard/learner-figures.tsx';
import { type Learning, useLearning } from '../features/dashboard/learning.ts';
import { NextLesson } from '../features/dashboard/next-lesson.tsx';
import { StartedCourses } from '../features/dashboard/started-courses.tsx';
import type { PaywallProps } from '../features/pricing/paywall.tsx';
import { Paywall } from '../features/pricing/paywall-deferred.ts';
import { ChalkHeading } from '../ui/chalk-heading.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { hydratedLater } from '../ui/hydrated-later.tsx';
import { Stack } from '../ui/layout.tsx';
import styles from './dashboard.module.css';

/* Few people have any. */
const RequestedChanges = hydratedLater(
  async () => (await import('./dashboard-certifications.ts')).RequestedChanges,
);
const OpenCertifications = hydratedLater(
  async () => (await import('./dashboard-certifications.ts')).OpenCertifications,
);

/* Below the next lesson. */
const ThisWeek = hydratedLater(async () => (await import('./dashboard-lower.ts')).ThisWeek);
const Milestones = hydratedLater(async () => (await import('./dashboard-lower.ts')).Milestones);
// Most people have none.
const Favourites = hydratedLater(async () => (await import('./dashboard-lower.ts')).Favourites);

/** The number of proposed courses. */
const proposals = 4;

interface ScreenProps {
  /** The offer for people without a plan. */
  readonly paywall?: PaywallProps | undefined;
}

export function Screen({ paywall }: ScreenProps): ReactElement {
  if (!paywall) return <Dashboard />;
  return (
    <Paywall {...paywall}>
      <FreeLessonOnPaywall />
    </Paywall>
  );
}

function Dashboard(): ReactElement | null {
  const { viewer } = useViewer();
  const { founder } = useSite();
  const { learning, hasFailed, isFetching, retry } = useLearning();
  const neededIn = useNeeded(learning);
  const isBack = useIsBack(learning);
  useDecidedReviews();
  if (!viewer) return null;
  const name = greetingName(viewer);
  const isNewcomer = learning?.records.length === 0;
  return (
    <Stack gap={48}>
      <header className={styles.welcome}>
        <ChalkHeading seed="dashboard">{isBack ? `Welcome back, ${name}` : `Welcome, ${name}`}</ChalkHeading>
        {learning && !isNewcomer ? (
          <LearnerFigures totalXp={viewer.totalXp} completedLessons={learning.records.length} {...learning} />
        ) : null}
        {isNewcomer ? (
          <p className={styles.lead}>
            Each lesson has a short video, written notes and prompts to copy. The first one takes just a few
            minutes, and you'll finish with something that works.
          </p>
        ) : null}
      </header>
      {hasFailed ? (
        <ErrorState title="We couldn't load your courses" onRetry={retry} retrying={isFetching}>
          Your progress is safe.
        </ErrorState>
      ) : null}
      <RequestedChanges />
      <OpenCertifications reviewer={founder.name} />
      {learning ? <Now learning={learning} /> : null}
      {learning || hasFailed ? null : <DashboardSkeleton />}
      {learning && !isNewcomer ? <Momentum learning={learning} /> : null}
      <Section title="Certifications">
        <Certifications reviewer={founder.name} neededIn={neededIn} />
      </Section>
      <Favourites />
      {learning ? <Bench learning={learning} /> : null}
    </Stack>
  );
}

interface WithLearning {
  readonly learning: Learning;
}

/** The learner's week and milestones. */
function Momentum({ learning: { records, userCourses } }: WithLearning): ReactElement | null {
  const { viewer } = useViewer();
  const { list = [] } = useLearnerCertifications();
  const { data: activity, error, isFetching, refetch } = useResource(activityResource);
  if (error) {
    return (
      <ErrorState title="We couldn't load your week" onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (!activity) return null;
  return (
    <Section title="How it's going">
      <div className={styles.pair}>
        <ThisWeek activity={activity} />
        <Milestones
          facts={{
            completedLessons: records.length,
            snapshots: activity.snapshots,
            tickedChecks: activity.checks.reduce((sum, { done }) => sum + done, 0),
            courseProgress: userCourses.map(({ progress }) => progress),
            totalXp: viewer?.totalXp ?? 0,
            earnedCertifications: list.filter(({ status }) => status === 'earned').length,
          }}
        />
      </div>
    </Section>
  );
}

function useIsBack(learning: Learning | undefined): boolean {
  const { data: activity } = useResource(activityResource);
  if (!learning || !activity) return false;
  return isReturning(learning.records.length, activity.recent, new Date(activity.asOf));
}

/** Says what the course of a certification still needs, once the learner has started it. */
function useNeeded(learning: Learning | undefined): (courseSlug: string) => string | undefined {
  const { data: activity } = useResource(activityResource);
  const completed = completedPerCourse(learning?.records ?? []);
  return (courseSlug) => {
    const course = learning?.courses.find(({ slug }) => slug === courseSlug);
    const completedLessons = course && completed.get(course.id);
    if (!completedLessons || !activity) return undefined;
    const checks = activity.checks.find(({ courseId }) => courseId === course.id);
    return stillNeeded({
      totalLessons: course.totalLessons,
      completedLessons,
      checks: checks ?? { done: 0, total: 0 },
    });
  };
}

/** The next lesson or course. */
function Now({ learning: { courses, records } }: WithLearning): ReactElement {
  const { flagshipCourseSlug } = useSite();
  const step = nextStep(courses, completedPerCourse(records), flagshipCourseSlug);
  if (step.kind === 'begin') return <FirstLesson course={step.course} />;
  const upcoming = courses.filter((course) => !course.isPublished);
  return <Step step={step} completedIds={completedLessonIds(records)} upcoming={upcoming} />;
}

/** Other courses in progress, and courses to start. Not shown to newcomers. */
function Bench({ learning: { courses, userCourses, records } }: WithLearning): ReactElement | null {
  const { flagshipCourseSlug } = useSite();
  const completed = completedPerCourse(records);
  const step = nextStep(courses, completed, flagshipCourseSlug);
  if (step.kind === 'begin') return null;
  const others = courses.filter((course) => step.kind === 'rest' || course.id !== step.course.id);
  const started = others.filter((course) => completed.has(course.id));
  const ready = others.filter((course) => course.isPublished && !completed.has(course.id));
  const upcoming = others.filter((course) => !course.isPublished);
  const proposed = ready.length > 0 ? ready : upcoming;
  return (
    <>
      {started.length > 0 ? (
        <Section title={step.kind === 'continue' ? 'Your other courses' : 'Your courses'}>
          <StartedCourses courses={started} completedPerCourse={completed} coverOf={coverOf} />
        </Section>
      ) : null}
      {proposed.length > 0 ? (
        <Section title={ready.length > 0 ? 'Start next' : 'Coming next'}>
          <CourseGrid courses={proposed.slice(0, proposals)} userCourses={userCourses} isSignedIn />
        </Section>
      ) : null}
    </>
  );
}

function coverOf(course: Course): ReactElement {
  return <CourseCover course={course} />;
}

/** Newcomers only see one thing to do. */
function FirstLesson({ course }: { course: Course }): ReactElement {
  return (
    <Stack gap={24}>
      <Section title="Your first lesson">
        <NextLesson
          course={course}
          cover={coverOf(course)}
          completedIds={new Set()}
          action="Start lesson 1"
        />
      </Section>
      <p>
        Looking for something else? <Link href="/courses">See all courses</Link>
      </p>
    </Stack>
  );
}

interface StepProps {
  readonly step: NextStep<Course>;
  readonly completedIds: ReadonlySet<number>;
  readonly upcoming: readonly Course[];
}

function Step({ step, completedIds, upcoming }: StepProps): ReactElement {
  const hasCertificationAction = useHasCertificationAction();
  if (step.kind === 'rest') {
    return (
      <Section title="What's next">
        <AllDone upcoming={upcoming} />
      </Section>
    );
  }
  const isUnderWay = step.kind === 'continue';
  return (
    <Section title={isUnderWay ? 'Pick up where you left off' : 'Your next course'}>
      <NextLesson
        course={step.course}
        cover={coverOf(step.course)}
        completedIds={completedIds}
        action={isUnderWay ? 'Continue' : 'Start Course'}
        isMain={!hasCertificationAction}
      >
        {isUnderWay ? <Distance {...step} /> : null}
      </NextLesson>
    </Section>
  );
}

function Distance({ course, lessonsLeft }: { course: Course; lessonsLeft: number }): ReactElement {
  const certification = useCourseCertification(course.slug);
  const toEarn = certification?.status === 'not-earned' ? certification.certification.name : undefined;
  return <CourseDistance course={course} lessonsLeft={lessonsLeft} certification={toEarn} />;
}

function Section({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
