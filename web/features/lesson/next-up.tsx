import type { CourseWithLessons, LessonOutline } from '@chalkline/contract/courses';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './next-up.module.css';
import { nextUpHref } from './next-up-href.ts';

export interface NextUpProps {
  readonly course: CourseWithLessons;
  /** Undefined after the last lesson. */
  readonly next: LessonOutline | undefined;
}

/** What comes after a free lesson, for visitors. */
export function NextUp({ course, next }: NextUpProps): ReactElement {
  const href = nextUpHref(course, next);
  return (
    <Card as="section" aria-labelledby="next-up" className={styles.card}>
      <h2 id="next-up" className={styles.title}>
        What comes next
      </h2>
      {next ? <NextLesson next={next} /> : null}
      {next?.isFree ? (
        <Link href={href} asChild>
          <ButtonLink fullWidth trailing={<Glyph name="arrow-right" size={20} />}>
            Next lesson
          </ButtonLink>
        </Link>
      ) : (
        <ButtonLink href={href} fullWidth trailing={<Glyph name="arrow-right" size={20} />}>
          See the plans
        </ButtonLink>
      )}
    </Card>
  );
}

function NextLesson({ next }: { next: LessonOutline }): ReactElement {
  return (
    <>
      <p className={styles.lesson}>
        {next.isFree ? null : <Glyph name="lock" size={16} />}
        Lesson {next.orderIndex}: {next.title}
      </p>
      {next.isFree ? null : (
        <p className={styles.note}>A plan opens this lesson, all other courses and every prompt.</p>
      )}
    </>
  );
}
