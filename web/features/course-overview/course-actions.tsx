import type { CourseWithLessons } from '@chalkline/contract/courses';
import { firstLessonOrder } from '@chalkline/domain/courses/lesson-order';
import { nextUnfinishedLesson } from '@chalkline/domain/progress/progress';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Row } from '../../ui/layout.tsx';

export interface CourseActionsProps {
  readonly course: CourseWithLessons;
  readonly completedIds: ReadonlySet<number>;
}

/**
 * The button that opens the course. A learner who has started also gets the next unfinished lesson as the main
 * action.
 */
export function CourseActions({ course, completedIds }: CourseActionsProps): ReactElement {
  const { slug, lessons, isPublished } = course;
  const isStarted = lessons.some((lesson) => completedIds.has(lesson.id));
  const next = nextUnfinishedLesson(lessons, completedIds);
  if (!isPublished || lessons.length === 0) return <Button disabled>Start here</Button>;
  return (
    <Row>
      {isStarted && next ? (
        <Link href={`/${slug}/${next.orderIndex}`} asChild>
          <ButtonLink variant="marker" trailing={<Glyph name="arrow-right" size={20} />}>
            Continue with lesson {next.orderIndex}
          </ButtonLink>
        </Link>
      ) : null}
      <Link href={`/${slug}/${firstLessonOrder}`} asChild>
        <ButtonLink variant={isStarted ? 'outline' : 'marker'}>
          {isStarted ? 'Resume' : 'Start here'}
        </ButtonLink>
      </Link>
    </Row>
  );
}
