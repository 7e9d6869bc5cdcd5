import type { ContentSummary } from '@chalkline/contract/founder-content';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { Badge } from '../../../ui/badge.tsx';
import { SortableList } from '../../../ui/board/sortable-list.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import { itemAddress } from '../content-url-state.ts';
import { ShiftButton } from '../shift-button.tsx';
import styles from './lesson-order.module.css';
import { useReorderLessons } from './reorder-lessons.ts';

interface LessonOrderProps {
  readonly courseId: string;
  readonly lessons: readonly ContentSummary[];
}

/** The lessons in order. They can be dragged, or moved by one place with buttons. */
export function LessonOrder({ courseId, lessons }: LessonOrderProps): ReactElement {
  const reorder = useReorderLessons(courseId);
  const [message, setMessage] = useState('');
  const shift = (lesson: ContentSummary, to: number) => {
    const order = reorder({ lessonId: lesson.id, to });
    const place = order.findIndex(({ id }) => id === lesson.id) + 1;
    setMessage(`“${lesson.title}” is lesson ${place} of ${order.length}.`);
  };
  const rowOf = (index: number) => {
    const lesson = lessons[index];
    if (!lesson) return null;
    return (
      <LessonRow lesson={lesson} place={index} count={lessons.length} onShift={(to) => shift(lesson, to)} />
    );
  };
  return (
    <>
      <SortableList
        label="Lessons in their order"
        items={lessons.map(({ id, title }) => ({ id, name: title }))}
        rowOf={(_, index) => rowOf(index)}
        onMove={(lessonId, to) => void reorder({ lessonId, to })}
      />
      <p aria-live="polite" className="visually-hidden">
        {message}
      </p>
    </>
  );
}

interface LessonRowProps {
  readonly lesson: ContentSummary;
  /** Counted from 0. */
  readonly place: number;
  readonly count: number;
  onShift(to: number): void;
}

function LessonRow({ lesson, place, count, onShift }: LessonRowProps): ReactElement {
  const { id, title, isFree, hasDraft } = lesson;
  return (
    <div className={styles.row}>
      <span className={styles.place} aria-hidden="true">
        {place + 1}
      </span>
      <span className={styles.text}>
        <Link href={itemAddress('lesson', id)} className={styles.title}>
          {title}
        </Link>
        {isFree ? <Badge tone="success">Free</Badge> : null}
        {hasDraft ? <Badge icon={<Glyph name="edit" size={16} />}>Draft</Badge> : null}
      </span>
      <span className={styles.moves}>
        <ShiftButton
          label={`Move ${title} up`}
          glyph="arrow-up"
          isPossible={place > 0}
          onShift={() => onShift(place - 1)}
        />
        <ShiftButton
          label={`Move ${title} down`}
          glyph="arrow-down"
          isPossible={place < count - 1}
          onShift={() => onShift(place + 1)}
        />
      </span>
    </div>
  );
}
