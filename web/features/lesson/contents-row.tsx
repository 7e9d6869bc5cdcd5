import type { LessonOutline } from '@chalkline/contract/courses';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Badge } from '../../ui/badge.tsx';
import { ChalkLine } from '../../ui/chalk-line.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Nail, type NailState } from '../../ui/nail.tsx';
import { RenderedOnce } from '../../ui/rendered-once.tsx';
import styles from './contents-row.module.css';

export interface ContentsRowProps {
  readonly courseSlug: string;
  readonly lesson: LessonOutline;
  readonly isLocked: boolean;
  /** Whether it is marked as free, for people without a plan. */
  readonly showsFreeBadge: boolean;
  readonly isCurrent: boolean;
  readonly isCompleted: boolean;
  readonly isJustCompleted: boolean;
}

export function ContentsRow(props: ContentsRowProps): ReactElement {
  return (
    <RenderedOnce as="li" className={styles.row}>
      <RowContent {...props} />
    </RenderedOnce>
  );
}

function RowContent(props: ContentsRowProps): ReactElement {
  const { courseSlug, lesson, isLocked, showsFreeBadge, isCurrent, isCompleted, isJustCompleted } = props;
  return (
    <>
      <span className={styles.nail} aria-hidden="true">
        <Nail state={nailState(isCompleted, isCurrent)} />
      </span>
      <span className={styles.line} aria-hidden="true">
        {isCompleted ? (
          <ChalkLine
            // Three lines that take turns look like many, and compress well.
            seed={`${courseSlug}/${lesson.orderIndex % 3}`}
            nails="none"
            orientation="vertical"
            snap={isJustCompleted}
          />
        ) : null}
      </span>
      <Link
        href={`/${courseSlug}/${lesson.orderIndex}`}
        className={styles.link ?? ''}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <span className={styles.number}>
          {isCompleted ? <Glyph name="check" size={20} label="Completed" /> : lesson.orderIndex}
        </span>
        <span>{lesson.title}</span>
        <span className={styles.facts}>
          {lesson.duration} · {lesson.xpReward} XP
          {showsFreeBadge ? <Badge tone="success">Free</Badge> : null}
          {isLocked ? <Glyph name="lock" size={16} label="Locked" /> : null}
        </span>
      </Link>
    </>
  );
}

function nailState(isCompleted: boolean, isCurrent: boolean): NailState {
  if (isCompleted) return 'chalked';
  return isCurrent ? 'driven' : 'open';
}
