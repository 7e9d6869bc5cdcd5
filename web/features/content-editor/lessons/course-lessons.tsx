import type { ContentSummary } from '@chalkline/contract/founder-content';
import { type ReactElement, useId } from 'react';
import { Link } from 'wouter';
import { contentListResource } from '../../../api/content-resources.ts';
import { useResource } from '../../../api/resource.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { newAddress } from '../content-url-state.ts';
import { kindLabels } from '../kind-labels.ts';
import styles from './course-lessons.module.css';
import { LessonOrder } from './lesson-order.tsx';

/** The lessons of a course in order: reorder, open or add them. */
export function CourseLessons({ courseId }: { courseId: string }): ReactElement {
  const heading = useId();
  const resource = contentListResource({ kind: 'lesson', courseId });
  const { data, error, isFetching, refetch } = useResource(resource);
  return (
    <section aria-labelledby={heading} className={styles.lessons}>
      <header className={styles.head}>
        <h2 id={heading} className={styles.title}>
          Lessons
        </h2>
        <Link href={newAddress('lesson', { courseId })} asChild>
          <ButtonLink size="small" icon={<Glyph name="plus" size={20} />}>
            Add lesson
          </ButtonLink>
        </Link>
      </header>
      {error && !data ? (
        <ErrorState
          title="We couldn't load the lessons"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {data || error ? null : <SkeletonRows label="Loading the lessons" rows={3} height="60px" />}
      {data ? <Lessons courseId={courseId} lessons={data.items} /> : null}
    </section>
  );
}

function Lessons({
  courseId,
  lessons,
}: {
  courseId: string;
  lessons: readonly ContentSummary[];
}): ReactElement {
  if (lessons.length > 0) return <LessonOrder courseId={courseId} lessons={lessons} />;
  return (
    <EmptyState title="No lessons yet" glyph={kindLabels.lesson.glyph}>
      {kindLabels.lesson.empty}
    </EmptyState>
  );
}
