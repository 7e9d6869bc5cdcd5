import type { Course, LessonOutline } from '@chalkline/contract/courses';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Card, CardBody, CardMedia, stretchedLink } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Glyph } from '../../ui/glyphs.tsx';
import type { PartSubject } from '../../ui/parts/part-subjects.ts';
import styles from './lesson-card.module.css';
import { LessonCover } from './lesson-cover.tsx';

export interface LessonCardProps {
  readonly course: Course;
  readonly lesson: LessonOutline;
  readonly subject: PartSubject;
  readonly isCompleted: boolean;
}

export function LessonCard({ course, lesson, subject, isCompleted }: LessonCardProps): ReactElement {
  return (
    <Card as="li" padded={false} interactive>
      <CardMedia dimmed={isCompleted}>
        <LessonCover course={course} lesson={lesson} subject={subject} />
      </CardMedia>
      <CardBody>
        <div className={styles.head}>
          <LessonMark order={lesson.orderIndex} isCompleted={isCompleted} />
          <h3 className={styles.title}>
            <Link href={`/${course.slug}/${lesson.orderIndex}`} className={stretchedLink}>
              {lesson.title}
            </Link>
          </h3>
        </div>
        <p className={styles.description}>{lesson.description}</p>
        <p className={styles.facts}>
          <span className={styles.fact}>
            <Glyph name="clock" size={16} />
            {lesson.duration}
          </span>
          <span className={styles.fact}>
            <Glyph name="spark" size={16} />
            {lesson.xpReward} XP
          </span>
        </p>
      </CardBody>
    </Card>
  );
}

/** The lesson's number, until a check mark takes its place. */
function LessonMark({ order, isCompleted }: { order: number; isCompleted: boolean }): ReactElement {
  return (
    <span className={classNames(styles.mark, isCompleted && styles.completed)}>
      {isCompleted ? <Glyph name="check" size={20} label={`Lesson ${order}, completed`} /> : order}
    </span>
  );
}
