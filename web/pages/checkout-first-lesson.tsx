import { completedLessonIds, completedPerCourse } from '@chalkline/domain/progress/completed-lessons';
import { nextStep } from '@chalkline/domain/progress/next-step';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useSite } from '../api/viewer.ts';
import { CourseCover } from '../features/courses/course-cover.tsx';
import { useLearning } from '../features/dashboard/learning.ts';
import { NextLesson } from '../features/dashboard/next-lesson.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { Stack } from '../ui/layout.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** After a purchase: the lesson to start with, or the next one for people who have already learned here. */
export function FirstLesson(): ReactElement {
  const { learning, hasFailed } = useLearning();
  const { flagshipCourseSlug } = useSite();
  if (hasFailed) return <DashboardButton />;
  if (!learning) return <Skeleton shape="block" height="220px" />;
  const { courses, records } = learning;
  const step = nextStep(courses, completedPerCourse(records), flagshipCourseSlug);
  if (step.kind === 'rest') return <DashboardButton />;
  const isUnderWay = step.kind === 'continue';
  return (
    <Stack gap={16}>
      <h2>{isUnderWay ? 'Pick up where you left off' : 'Your first lesson'}</h2>
      <NextLesson
        course={step.course}
        cover={<CourseCover course={step.course} />}
        completedIds={completedLessonIds(records)}
        action={isUnderWay ? 'Continue' : 'Start lesson 1'}
      />
      <p>
        <Link href="/dashboard">Go to your dashboard</Link>
      </p>
    </Stack>
  );
}

function DashboardButton(): ReactElement {
  return (
    <Link href="/dashboard" asChild>
      <ButtonLink variant="marker" trailing={<Glyph name="arrow-right" size={20} />}>
        Start learning
      </ButtonLink>
    </Link>
  );
}
