import type { Course, LessonOutline } from '@chalkline/contract/courses';
import { nextUnfinishedLesson } from '@chalkline/domain/progress/progress';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { useResource } from '../../api/resource.ts';
import { courseBySlugResource } from '../../api/resources.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, CardMedia } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/skeleton.tsx';
import styles from './next-lesson.module.css';

export interface NextLessonProps {
  readonly course: Course;
  readonly cover: ReactNode;
  readonly completedIds: ReadonlySet<number>;
  /** The text of the button, such as "Continue" or "Start lesson 1". */
  readonly action: string;
  /** False if something else on the page comes first. */
  readonly isMain?: boolean;
  /** Shown below the lesson: how much of the course is left. */
  readonly children?: ReactNode;
}

/** The next lesson and a link to it. */
export function NextLesson({ course, cover, children, ...lesson }: NextLessonProps): ReactElement {
  return (
    <Card padded={false} className={styles.card}>
      <CardMedia className={styles.cover}>{cover}</CardMedia>
      <div className={styles.body}>
        <Link href={`/${course.slug}`} className={styles.course ?? ''}>
          {course.title}
        </Link>
        <Lesson course={course} {...lesson}>
          {children}
        </Lesson>
      </div>
    </Card>
  );
}

type LessonProps = Omit<NextLessonProps, 'cover'>;

function Lesson({ course, completedIds, action, isMain = true, children }: LessonProps): ReactElement {
  const { data, error, isFetching, refetch } = useResource(courseBySlugResource(course.slug));
  if (error) {
    return (
      <ErrorState
        title="We couldn't find your next lesson"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        Your progress is safe. You can find every lesson on the course page.
      </ErrorState>
    );
  }
  if (!data) return <NextLessonSkeleton>{children}</NextLessonSkeleton>;
  const lesson = nextUnfinishedLesson(data.lessons, completedIds);
  return (
    <>
      {lesson ? <LessonWords lesson={lesson} total={data.lessons.length} /> : null}
      {children}
      <Link href={lesson ? `/${course.slug}/${lesson.orderIndex}` : `/${course.slug}`} asChild>
        <ButtonLink
          variant={isMain ? 'marker' : 'outline'}
          size="large"
          trailing={<Glyph name="arrow-right" size={20} />}
        >
          {action}
        </ButtonLink>
      </Link>
    </>
  );
}

function LessonWords({ lesson, total }: { lesson: LessonOutline; total: number }): ReactElement {
  return (
    <div className={styles.text}>
      <h3>{lesson.title}</h3>
      <p>{lesson.description}</p>
      <p className={styles.facts}>
        Lesson {lesson.orderIndex} of {total} · {lesson.duration} · {lesson.xpReward} XP
      </p>
    </div>
  );
}

/** As high as the content that replaces it, so that nothing below it moves. */
function NextLessonSkeleton({ children }: { children?: ReactNode }): ReactElement {
  return (
    <>
      <SkeletonGroup label="Loading the next lesson" className={styles.text ?? ''}>
        <Skeleton width="70%" height="30px" />
        <SkeletonText lines={1} />
        <Skeleton width="50%" />
      </SkeletonGroup>
      {children}
      <Skeleton width="180px" height="56px" />
    </>
  );
}
