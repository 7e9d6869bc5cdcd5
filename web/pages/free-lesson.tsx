import type { CourseWithLessons, LessonOutline } from '@chalkline/contract/courses';
import { signInPageAddress } from '@chalkline/contract/sign-in-addresses';
import { lessonAt, neighbours, parseLessonOrder } from '@chalkline/domain/courses/lesson-order';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useResource } from '../api/resource.ts';

import { courseBySlugResource } from '../api/resources.ts';

import { LessonHeader } from '../features/lesson/lesson-header.tsx';
import { LessonLayout } from '../features/lesson/lesson-layout.tsx';
import { nextUpHref } from '../features/lesson/next-up-href.ts';
import { hydratedLater } from '../ui/hydrated-later.tsx';
import styles from './free-lesson.module.css';
import { LessonContent } from './lesson-content.tsx';

// Loaded after the lesson.
const CourseContents = hydratedLater(async () => (await import('./lesson-lower.ts')).CourseContents);
const SignInToKeep = hydratedLater(async () => (await import('./free-lesson-lower.ts')).SignInToKeep);
const NextUp = hydratedLater(async () => (await import('./free-lesson-lower.ts')).NextUp);

interface ScreenProps {
  readonly parameters: Readonly<Record<'courseSlug' | 'order', string>>;
}

/** A free lesson for visitors. The course was loaded before this screen is shown, and contains the lesson. */
export function Screen({ parameters }: ScreenProps): ReactElement | null {
  const order = parseLessonOrder(parameters.order);
  const { data: course } = useResource(courseBySlugResource(parameters.courseSlug));
  const outline = course && lessonAt(course.lessons, order);
  if (!course || !outline) return null;
  return <FreeLesson key={outline.id} course={course} outline={outline} />;
}

interface FreeLessonProps {
  readonly course: CourseWithLessons;
  readonly outline: LessonOutline;
}

function FreeLesson({ course, outline }: FreeLessonProps): ReactElement {
  const [, navigate] = useLocation();
  const { next } = neighbours(course.lessons, outline.orderIndex);
  const nextHref = nextUpHref(course, next);
  return (
    <div className={styles.page}>
      <LessonLayout
        lesson={
          <>
            <LessonHeader course={course} lesson={outline} />
            <LessonContent
              course={course}
              outline={outline}
              next={next}
              afterVideo={
                next?.isFree
                  ? undefined
                  : { title: "You've finished the free lesson.", label: 'See the plans', mayAutoplay: false }
              }
              onWatched={() => navigate(nextHref)}
              startsPlaying={false}
            />
          </>
        }
        actions={
          <SignInToKeep
            href={signInPageAddress(`/${course.slug}/${outline.orderIndex}`)}
            xpReward={outline.xpReward}
          />
        }
        end={<NextUp course={course} next={next} />}
        contents={<CourseContents course={course} currentOrder={outline.orderIndex} />}
      />
    </div>
  );
}
