import type { CourseWithLessons, LessonOutline } from '@chalkline/contract/courses';
import { decideAccess } from '@chalkline/domain/access/decide-access';
import { requiredToRead } from '@chalkline/domain/access/free-content';
import { progressSentence } from '@chalkline/domain/progress/progress-text';
import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useViewer } from '../../api/viewer.ts';
import { Card } from '../../ui/card.tsx';
import { joinIds, splitIds } from '../../ui/id-list.ts';
import { Progress } from '../../ui/progress.tsx';
import { RenderedOnce } from '../../ui/rendered-once.tsx';
import { contentsId } from './contents-id.ts';
import { ContentsRow } from './contents-row.tsx';
import styles from './course-contents.module.css';

export interface CourseContentsProps {
  readonly course: CourseWithLessons;
  readonly currentOrder: number;
  /** Undefined for a person who can't make progress here. */
  readonly completedIds?: ReadonlySet<number>;
  /** The lesson that was just completed: its line is animated. */
  readonly justCompletedId?: number | undefined;
}

/** The lessons along one chalk line. Completed lessons fill their nails. */
export function CourseContents(props: CourseContentsProps): ReactElement {
  const { course, currentOrder, completedIds, justCompletedId } = props;
  const { viewer } = useViewer();
  const hasPaidAccess = decideAccess('paid', viewer) === 'allow';
  const list = useRef<HTMLOListElement>(null);
  useCurrentRowInView(list, currentOrder);
  return (
    <Card
      as="section"
      padded={false}
      id={contentsId}
      aria-labelledby="contents-title"
      className={styles.panel}
    >
      <div className={styles.head}>
        <h2 id="contents-title" className={styles.title}>
          Course Contents
        </h2>
        {completedIds ? <ContentsProgress course={course} completedIds={completedIds} /> : null}
      </div>
      <RenderedOnce as="ol" ref={list} className={styles.list}>
        <Rows
          course={course}
          currentOrder={currentOrder}
          completedIds={idsIn(course, (lesson) => completedIds?.has(lesson.id) ?? false)}
          lockedIds={idsIn(course, (lesson) => decideAccess(requiredToRead(lesson), viewer) !== 'allow')}
          showsFreeBadges={!hasPaidAccess}
          justCompletedId={justCompletedId}
        />
      </RenderedOnce>
    </Card>
  );
}

/** The server renders the rows once for everybody who has come as far. */
interface RowsProps extends Pick<CourseContentsProps, 'course' | 'currentOrder' | 'justCompletedId'> {
  readonly completedIds: string;
  readonly lockedIds: string;
  readonly showsFreeBadges: boolean;
}

function Rows(props: RowsProps): ReactNode {
  const { course, currentOrder, justCompletedId, showsFreeBadges } = props;
  const [completed, locked] = [splitIds(props.completedIds), splitIds(props.lockedIds)];
  return course.lessons.map((lesson) => (
    <ContentsRow
      key={lesson.id}
      courseSlug={course.slug}
      lesson={lesson}
      isLocked={locked.has(String(lesson.id))}
      showsFreeBadge={lesson.isFree && showsFreeBadges}
      isCurrent={lesson.orderIndex === currentOrder}
      isCompleted={completed.has(String(lesson.id))}
      isJustCompleted={lesson.id === justCompletedId}
    />
  ));
}

/** Of this course only, because progress in other courses does not change the list. */
function idsIn({ lessons }: CourseWithLessons, isIn: (lesson: LessonOutline) => boolean): string {
  return joinIds(lessons.filter(isIn).map(({ id }) => id));
}

function ContentsProgress({
  course,
  completedIds,
}: Required<Pick<CourseContentsProps, 'course' | 'completedIds'>>): ReactElement {
  const completed = course.lessons.filter((lesson) => completedIds.has(lesson.id)).length;
  const sentence = progressSentence(completed, course.totalLessons);
  return (
    <>
      <p className={styles.count}>{sentence}</p>
      <Progress
        value={completed}
        max={Math.max(course.totalLessons, 1)}
        label="Course progress"
        valueText={sentence}
        seed={course.slug}
      />
    </>
  );
}

/** Keeps the current row in view, also when the list shrinks because a finished course shows more above it. */
function useCurrentRowInView(list: RefObject<HTMLElement | null>, currentOrder: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another lesson is another row to show
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    showCurrentRow(element);
    const sizes = new ResizeObserver(() => showCurrentRow(element));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [list, currentOrder]);
}

/** Scrolls only the list, not the page. */
function showCurrentRow(list: HTMLElement): void {
  const row = list.querySelector<HTMLElement>('li:has([aria-current])');
  if (!row) return;
  list.scrollTop = row.offsetTop - (list.clientHeight - row.offsetHeight) / 2;
}
