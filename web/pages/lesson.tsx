import type { CourseWithLessons, LessonOutline } from '@chalkline/contract/courses';
import { lessonAt, neighbours, parseLessonOrder } from '@chalkline/domain/courses/lesson-order';
import { completedLessonIds } from '@chalkline/domain/progress/completed-lessons';
import { type ReactElement, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { type Reading, useResource } from '../api/resource.ts';

import { courseBySlugResource, userProgressResource } from '../api/resources.ts';

import { OpenChecks } from '../features/build-checks/open-checks.tsx';
import { LessonHeader } from '../features/lesson/lesson-header.tsx';
import { LessonLayout } from '../features/lesson/lesson-layout.tsx';
import { LessonSteps } from '../features/lesson/lesson-steps.tsx';
import type { PaywallProps } from '../features/pricing/paywall.tsx';
import { CompleteButton } from '../features/progress/complete-button.tsx';
import { useCompleteLesson } from '../features/progress/complete-lesson.ts';
import { deferred } from '../ui/deferred.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { hydratedLater } from '../ui/hydrated-later.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { LessonContent, type LessonContentProps, useOpenTab } from './lesson-content.tsx';
import { LessonParts } from './lesson-parts.tsx';
import { LessonShortcuts } from './lesson-shortcuts.tsx';

// Parts next to or after the lesson, and the paywall, which members never see.
const CourseContents = hydratedLater(async () => (await import('./lesson-lower.ts')).CourseContents);
const FinishedCourse = deferred(async () => (await import('./finished-course.tsx')).FinishedCourse);
const FavouriteStar = deferred(
  async () => (await import('../features/favourites/favourite-star.tsx')).FavouriteStar,
);
const LockedLesson = deferred(async () => (await import('./locked-lesson.tsx')).LockedLesson);

interface ScreenProps {
  readonly parameters: Readonly<Record<'courseSlug' | 'order', string>>;
  /** The offer for people without a plan. */
  readonly paywall?: PaywallProps | undefined;
}

/** How the learner came from the previous lesson. */
interface Arrival {
  /** Animates its line in the contents. */
  readonly justCompletedId?: number;
  /** The lesson whose video starts automatically. */
  readonly playOrder?: number;
}

/** The course was loaded before this screen is shown, and contains the lesson. */
export function Screen({ parameters, paywall }: ScreenProps): ReactElement | null {
  const order = parseLessonOrder(parameters.order);
  const { data: course } = useResource(courseBySlugResource(parameters.courseSlug));
  const [arrival, setArrival] = useState<Arrival>({});
  const outline = course && lessonAt(course.lessons, order);
  if (!course || !outline) return null;
  if (paywall) return <LockedLesson course={course} outline={outline} paywall={paywall} />;
  return (
    <LessonScreen key={outline.id} course={course} outline={outline} arrival={arrival} onLeave={setArrival} />
  );
}

interface LessonScreenProps {
  readonly course: CourseWithLessons;
  readonly outline: LessonOutline;
  readonly arrival: Arrival;
  readonly onLeave: (arrival: Arrival) => void;
}

function LessonScreen({ course, outline, arrival, onLeave }: LessonScreenProps): ReactElement {
  const progress = useResource(userProgressResource);
  const completedIds = completedLessonIds(progress.data ?? []);
  const steps = useSteps(course, outline);
  const isCompleted = completedIds.has(outline.id);
  const mayComplete = !isCompleted && !progress.isPending;
  const tabs = useOpenTab();
  const nextOrder = outline.orderIndex + 1;
  const { complete, isPending } = useCompletion(outline, mayComplete, (playsNext) => {
    onLeave({ justCompletedId: outline.id, ...(playsNext ? { playOrder: nextOrder } : {}) });
    if (steps.next) steps.openNext();
  });
  const watchOn = () => {
    onLeave({ playOrder: nextOrder });
    steps.openNext();
  };
  const { justCompletedId, playOrder } = arrival;
  const content = {
    course,
    outline,
    next: steps.next,
    startsPlaying: playOrder === outline.orderIndex,
    completion: mayComplete ? { isPending, complete } : undefined,
    tabs,
  };
  const done = { course, completedIds, justCompletedId };
  return (
    <LessonLayout
      lesson={<LessonReading {...content} progress={progress} onWatched={watchOn} />}
      actions={
        progress.isPending ? (
          <Skeleton height="48px" />
        ) : (
          <LessonSteps course={course} lesson={outline} isCompleted={isCompleted}>
            <CompleteButton
              lessonId={outline.id}
              isCompleted={isCompleted}
              isPending={isPending}
              onComplete={() => complete()}
            />
            {isCompleted ? null : <OpenChecks courseSlug={course.slug} lesson={outline} />}
          </LessonSteps>
        )
      }
      end={
        hasJustFinished(done) || (isCompleted && !steps.next) ? (
          <FinishedCourse
            course={course}
            completedIds={completedIds}
            isNew={justCompletedId === outline.id}
          />
        ) : null
      }
      parts={<LessonParts lesson={outline} onShowPrompts={() => tabs.setTab('prompts')} />}
      contents={<CourseContents {...done} currentOrder={outline.orderIndex} />}
      keys={
        <LessonShortcuts
          course={course}
          outline={outline}
          onNext={steps.openNext}
          onPrevious={steps.openPrevious}
          onComplete={() => complete()}
        />
      }
    />
  );
}

/** One click completes the lesson and moves on to the next. */
function useCompletion(
  { id }: LessonOutline,
  mayComplete: boolean,
  onCompleted: (playsNext: boolean) => void,
) {
  const { mutate, isPending } = useCompleteLesson();
  // Two clicks in a row come before React renders that the first one is being sent.
  const isSending = useRef(false);
  const complete = ({ playsNext = false } = {}) => {
    if (!mayComplete || isSending.current) return;
    isSending.current = true;
    mutate(id, {
      onSuccess: () => onCompleted(playsNext),
      onSettled: () => {
        isSending.current = false;
      },
    });
  };
  return { complete, isPending };
}

interface Done {
  readonly course: CourseWithLessons;
  readonly completedIds: ReadonlySet<number>;
  readonly justCompletedId: number | undefined;
}

/** Announced if the last open lesson was not the last of the course, and always at the end. */
function hasJustFinished({ course, completedIds, justCompletedId }: Done): boolean {
  return justCompletedId !== undefined && course.lessons.every(({ id }) => completedIds.has(id));
}

interface LessonReadingProps extends LessonContentProps {
  readonly progress: Reading<unknown>;
}

/** The lesson's content. It does not wait for the progress, nor fail with it. */
function LessonReading({ progress, ...content }: LessonReadingProps): ReactElement {
  return (
    <>
      <LessonHeader
        course={content.course}
        lesson={content.outline}
        star={<FavouriteStar lesson={{ ...content.outline, course: content.course }} />}
      />
      {progress.error ? (
        <ErrorState
          title="We couldn't load your progress"
          onRetry={() => void progress.refetch()}
          retrying={progress.isFetching}
        />
      ) : null}
      <LessonContent {...content} />
    </>
  );
}

/**
 * Where Previous and Next lead: to the neighbouring lessons, or at the ends to the course and to all courses.
 */
function useSteps(course: CourseWithLessons, { orderIndex }: LessonOutline) {
  const [, navigate] = useLocation();
  const { previous, next } = neighbours(course.lessons, orderIndex);
  return {
    next,
    openNext: () => navigate(next ? `/${course.slug}/${next.orderIndex}` : '/courses'),
    openPrevious: () => navigate(previous ? `/${course.slug}/${previous.orderIndex}` : `/${course.slug}`),
  };
}
