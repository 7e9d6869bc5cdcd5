import type { CourseWithLessons, Lesson } from '@chalkline/contract/courses';
import { lessonAt, parseLessonOrder } from '@chalkline/domain/courses/lesson-order';
import type { ReactElement } from 'react';
import { CourseContents } from '../features/lesson/course-contents.tsx';
import { LessonHeader } from '../features/lesson/lesson-header.tsx';
import { LessonLayout } from '../features/lesson/lesson-layout.tsx';
import { LessonContent } from './lesson-content.tsx';
import { LockedLesson } from './locked-lesson.tsx';

interface PreviewedLessonProps {
  readonly course: CourseWithLessons;
  /** Undefined for people who may not see it. */
  readonly lesson: Lesson | null;
  readonly isLocked: boolean;
  /** The address of its page, which ends with its number in the course. */
  readonly path: string;
}

/** The lesson page without shortcuts and without its button, because nothing is completed here. */
export function PreviewedLesson({
  course,
  lesson,
  isLocked,
  path,
}: PreviewedLessonProps): ReactElement | null {
  const order = parseLessonOrder(path.split('/').at(-1));
  const outline = lessonAt(course.lessons, order);
  if (!outline) return null;
  if (isLocked || !lesson) {
    return <LockedLesson course={course} outline={outline} paywall={{ title: 'Unlock This Lesson' }} />;
  }
  return (
    <LessonLayout
      lesson={
        <>
          <LessonHeader course={course} lesson={outline} />
          <LessonContent
            course={course}
            outline={outline}
            next={lessonAt(course.lessons, outline.orderIndex + 1)}
            onWatched={() => undefined}
            startsPlaying={false}
            isPreview
          />
        </>
      }
      contents={<CourseContents course={course} currentOrder={outline.orderIndex} />}
    />
  );
}
