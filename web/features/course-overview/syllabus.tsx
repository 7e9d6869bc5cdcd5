import type { CourseWithLessons, LessonOutline } from '@chalkline/contract/courses';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Badge } from '../../ui/badge.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './syllabus.module.css';

export interface SyllabusProps {
  readonly course: Pick<CourseWithLessons, 'slug' | 'duration' | 'lessons'>;
  /** The lessons that the reader has completed; visitors have none. */
  readonly completedIds?: ReadonlySet<number>;
}

/** Every lesson of a course with what is public about it. Free lessons can be opened. */
export function Syllabus({ course, completedIds }: SyllabusProps): ReactElement {
  const { slug, duration, lessons } = course;
  const xp = lessons.reduce((sum, lesson) => sum + lesson.xpReward, 0);
  return (
    <div className={styles.syllabus}>
      <p className={styles.total}>
        {lessons.length} {lessons.length === 1 ? 'lesson' : 'lessons'} · {duration} · {xp} XP
      </p>
      <ol className={styles.lessons}>
        {lessons.map((lesson) => (
          <SyllabusLesson
            key={lesson.id}
            courseSlug={slug}
            lesson={lesson}
            isCompleted={completedIds?.has(lesson.id) ?? false}
          />
        ))}
      </ol>
    </div>
  );
}

interface SyllabusLessonProps {
  readonly courseSlug: string;
  readonly lesson: LessonOutline;
  readonly isCompleted: boolean;
}

function SyllabusLesson({ courseSlug, lesson, isCompleted }: SyllabusLessonProps): ReactElement {
  const { orderIndex, title, description, duration, xpReward, isFree } = lesson;
  return (
    <li className={styles.lesson}>
      <span className={styles.number} aria-hidden="true">
        {orderIndex}
      </span>
      <div className={styles.text}>
        <h3 className={styles.title}>
          {isFree ? (
            <Link href={`/${courseSlug}/${orderIndex}`} className="title-link">
              {title}
            </Link>
          ) : (
            title
          )}
          {isCompleted ? (
            <Badge tone="success" icon={<Glyph name="check" size={16} />}>
              Completed
            </Badge>
          ) : null}
          {isFree && !isCompleted ? <Badge tone="success">Free</Badge> : null}
        </h3>
        <p className={styles.description}>{description}</p>
      </div>
      <p className={styles.facts}>
        {duration} · {xpReward} XP
      </p>
    </li>
  );
}
