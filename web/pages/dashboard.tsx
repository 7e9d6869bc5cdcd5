import type { Course } from '@chalkline/contract/courses';
import { greetingName } from '@chalkline/domain/account/person-name';
import { completedLessonIds, completedPerCourse } from '@chalkline/domain/learning/completed-lessons';
import { type NextStep, nextStep } from '@chalkline/domain/learning/next-step';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { useViewer } from '../api/viewer.ts';
import { CourseCover } from '../features/courses/course-cover.tsx';
import { CourseGrid } from '../features/courses/course-grid.tsx';
import { AllDone } from '../features/dashboard/all-done.tsx';
import { CourseDistance } from '../features/dashboard/course-distance.tsx';
import { DashboardSkeleton } from '../features/dashboard/dashboard-skeleton.tsx';
import { LearnerFigures } from '../features/dashboard/learner-figures.tsx';
import { type Learning, useLearning } from '../features/dashboard/learning.ts';
import { NextLesson } from '../features/dashboard/next-lesson.tsx';
import { ChalkHeading } from '../ui/chalk-heading.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Stack } from '../ui/layout.tsx';
import styles from './dashboard.module.css';

/** How many courses are proposed at once. */
const proposals = 4;

export function Screen(): ReactElement | null {
  const { viewer } = useViewer();
  const { learning, hasFailed, isFetching, retry } = useLearning();
  if (!viewer) return null;
  const name = greetingName(viewer);
  const isNewcomer = learning?.records.length === 0;
  return (
    <Stack gap={48}>
      <header className={styles.welcome}>
        <ChalkHeading seed="dashboard">
          {isNewcomer ? `Welcome, ${name}` : `Welcome back, ${name}`}
        </ChalkHeading>
        {learning && !isNewcomer ? (
          <LearnerFigures totalXp={viewer.totalXp} completedLessons={learning.records.length} {...learning} />
        ) : null}
      </header>
      {hasFailed ? (
        <ErrorState title="Your courses could not be loaded" onRetry={retry} retrying={isFetching}>
          Your progress is safe.
        </ErrorState>
      ) : null}
      {learning ? <Wall learning={learning} /> : null}
      {learning || hasFailed ? null : <DashboardSkeleton />}
    </Stack>
  );
}

/** What is next, what is under way, and what could be started. */
function Wall({ learning }: { learning: Learning }): ReactElement {
  const { courses, userCourses, records } = learning;
  const step = nextStep(courses, completedPerCourse(records));
  if (step.kind === 'begin') return <FirstLesson course={step.course} />;
  const startedIds = new Set(userCourses.map((course) => course.id));
  const started = courses.filter((course) => startedIds.has(course.id));
  const fresh = courses.filter((course) => !startedIds.has(course.id) && isNotThe(course, step));
  const ready = fresh.filter((course) => course.isPublished);
  const upcoming = fresh.filter((course) => !course.isPublished);
  return (
    <>
      <Step step={step} completedIds={completedLessonIds(records)} upcoming={upcoming} />
      <Shelf title="Your courses" courses={started} learning={learning} />
      <Shelf title="Start next" courses={ready.slice(0, proposals)} learning={learning} />
      {ready.length === 0 ? (
        <Shelf title="Coming next" courses={upcoming.slice(0, proposals)} learning={learning} />
      ) : null}
    </>
  );
}

function isNotThe(course: Course, step: NextStep<Course>): boolean {
  return step.kind === 'rest' || step.course.id !== course.id;
}

/** A newcomer is shown one thing. */
function FirstLesson({ course }: { course: Course }): ReactElement {
  return (
    <Stack gap={24}>
      <p className={styles.lead}>
        Each lesson is a short video, written notes and prompts to copy. Start with the first one; it takes a
        few minutes and ends with something that works.
      </p>
      <Section title="Your first lesson">
        <NextLesson
          course={course}
          cover={<CourseCover course={course} />}
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
  if (step.kind === 'rest') {
    return (
      <Section title="What comes next">
        <AllDone upcoming={upcoming} />
      </Section>
    );
  }
  const isUnderWay = step.kind === 'continue';
  return (
    <Section title={isUnderWay ? 'Continue where you stopped' : 'Your next course'}>
      <NextLesson
        course={step.course}
        cover={<CourseCover course={step.course} />}
        completedIds={completedIds}
        action={isUnderWay ? 'Continue' : 'Start Course'}
      >
        {isUnderWay ? <CourseDistance course={step.course} lessonsLeft={step.lessonsLeft} /> : null}
      </NextLesson>
    </Section>
  );
}

interface ShelfProps {
  readonly title: string;
  readonly courses: readonly Course[];
  readonly learning: Learning;
}

function Shelf({ title, courses, learning }: ShelfProps): ReactElement | null {
  if (courses.length === 0) return null;
  return (
    <Section title={title}>
      <CourseGrid courses={courses} userCourses={learning.userCourses} isSignedIn />
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
