import type { CourseWithLessons, LessonOutline } from '@chalkline/contract/courses';
import { completedLessonIds } from '@chalkline/domain/progress/completed-lessons';
import type { ReactElement } from 'react';
import { useResource } from '../api/resource.ts';

import { userProgressResource } from '../api/resources.ts';

import { FreeLessonOnPaywall } from '../features/courses/free-lesson-on-paywall.tsx';
import { CourseContents } from '../features/lesson/course-contents.tsx';
import { LessonHeader } from '../features/lesson/lesson-header.tsx';
import { LessonLayout } from '../features/lesson/lesson-layout.tsx';
import type { PaywallProps } from '../features/pricing/paywall.tsx';
import { Paywall } from '../features/pricing/paywall-deferred.ts';

export interface LockedLessonProps {
  readonly course: CourseWithLessons;
  readonly outline: LessonOutline;
  readonly paywall: PaywallProps;
}

/** A lesson for people without a plan: its public facts, and the offer in place of the video. */
export function LockedLesson({ course, outline, paywall }: LockedLessonProps): ReactElement {
  const { data: records = [] } = useResource(userProgressResource);
  const completedIds = completedLessonIds(records);
  const hasBegun = course.lessons.some(({ id }) => completedIds.has(id));
  return (
    <LessonLayout
      lesson={
        <>
          <LessonHeader course={course} lesson={outline} />
          <p className="measure">{outline.description}</p>
          <Paywall {...paywall} askedFor={undefined} level={2}>
            <FreeLessonOnPaywall course={course} />
          </Paywall>
        </>
      }
      contents={
        <CourseContents
          course={course}
          currentOrder={outline.orderIndex}
          {...(hasBegun ? { completedIds } : {})}
        />
      }
    />
  );
}
