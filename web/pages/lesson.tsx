import type { CourseWithLessons, LessonOutline } from '@chalkline/contract/courses';
import { completedLessonIds } from '@chalkline/domain/learning/completed-lessons';
import { neighbours, parseLessonOrder } from '@chalkline/domain/learning/lesson-order';
import { Fragment, type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { useResource } from '../api/resource.ts';
import { courseBySlugResource, lessonResource, userProgressResource } from '../api/resources.ts';
import { CourseContents } from '../features/lesson/course-contents.tsx';
import { KeyPoints } from '../features/lesson/key-points.tsx';
import { LessonHeader } from '../features/lesson/lesson-header.tsx';
import { LessonLayout } from '../features/lesson/lesson-layout.tsx';
import { LessonLoading } from '../features/lesson/lesson-loading.tsx';
import { LessonNotes } from '../features/lesson/lesson-notes.tsx';
import { LessonSteps } from '../features/lesson/lesson-steps.tsx';
import { CompleteButton } from '../features/progress/complete-button.tsx';
import { VideoPlayer } from '../features/video/video-player.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

interface ScreenProps {
  readonly parameters: Readonly<Record<string, string>>;
}

/** The course is looked for before this screen is shown, and holds the lesson: both are known here. */
export function Screen({ parameters }: ScreenProps): ReactElement | null {
  const order = parseLessonOrder(parameters.order);
  const { data: course } = useResource(courseBySlugResource(parameters.courseSlug ?? ''));
  const outline = course?.lessons.find((lesson) => lesson.orderIndex === order);
  return course && outline ? <LessonScreen course={course} outline={outline} /> : null;
}

interface LessonScreenProps {
  readonly course: CourseWithLessons;
  readonly outline: LessonOutline;
}

function LessonScreen({ course, outline }: LessonScreenProps): ReactElement {
  const progress = useResource(userProgressResource);
  const completedIds = completedLessonIds(progress.data ?? []);
  const [justCompletedId, setJustCompletedId] = useState<number>();
  return (
    <LessonLayout
      lesson={
        <>
          <LessonHeader course={course} lesson={outline} />
          {progress.error ? (
            <ErrorState
              title="Your progress could not be loaded"
              onRetry={() => void progress.refetch()}
              retrying={progress.isFetching}
            />
          ) : null}
          <LessonContent course={course} outline={outline} />
        </>
      }
      actions={
        progress.isPending ? (
          <Skeleton height="48px" />
        ) : (
          <LessonActions
            course={course}
            outline={outline}
            isCompleted={completedIds.has(outline.id)}
            onCompleted={() => setJustCompletedId(outline.id)}
          />
        )
      }
      contents={
        <CourseContents
          course={course}
          currentOrder={outline.orderIndex}
          completedIds={completedIds}
          justCompletedId={justCompletedId}
        />
      }
    />
  );
}

function LessonContent({ course, outline }: LessonScreenProps): ReactElement {
  const {
    data: lesson,
    error,
    isFetching,
    refetch,
  } = useResource(lessonResource(course.slug, outline.orderIndex));
  if (error) {
    return (
      <ErrorState
        title="This lesson could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!lesson) return <LessonLoading />;
  return (
    <Fragment key={lesson.id}>
      <VideoPlayer src={lesson.videoUrl} captionsUrl={lesson.captionsUrl} title={lesson.title} />
      <KeyPoints lesson={lesson} />
      <LessonNotes html={lesson.notesHtml} />
    </Fragment>
  );
}

interface LessonActionsProps extends LessonScreenProps {
  readonly isCompleted: boolean;
  readonly onCompleted: () => void;
}

/** One action completes the lesson and goes on to the next. */
function LessonActions({ course, outline, isCompleted, onCompleted }: LessonActionsProps): ReactElement {
  const [, navigate] = useLocation();
  const { next } = neighbours(course.lessons, outline.orderIndex);
  const goOn = () => {
    onCompleted();
    if (next) navigate(`/${course.slug}/${next.orderIndex}`);
  };
  return (
    <LessonSteps course={course} lesson={outline} isCompleted={isCompleted}>
      <CompleteButton key={outline.id} lessonId={outline.id} isCompleted={isCompleted} onCompleted={goOn} />
    </LessonSteps>
  );
}
