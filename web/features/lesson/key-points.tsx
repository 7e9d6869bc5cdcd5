import type { Lesson } from '@chalkline/contract/courses';
import type { ReactElement } from 'react';
import type { GlyphName } from '../../ui/glyph-paths.ts';
import { Glyph } from '../../ui/glyphs.tsx';
import { RenderedOnce } from '../../ui/rendered-once.tsx';
import styles from './key-points.module.css';

interface KeyPointsProps {
  readonly lesson: Pick<Lesson, 'keyLearningPoints' | 'buildPoints'>;
}

/** What the lesson teaches, and what the learner builds. */
export function KeyPoints({ lesson }: KeyPointsProps): ReactElement {
  return (
    <RenderedOnce as="div" className={styles.points}>
      <BothLists lesson={lesson} />
    </RenderedOnce>
  );
}

function BothLists({ lesson }: KeyPointsProps): ReactElement {
  return (
    <>
      <PointList
        title="Key Learning Points"
        glyph="check"
        points={lesson.keyLearningPoints}
        emptyText="No key learning points available"
      />
      <PointList
        title="What You'll Build"
        glyph="box"
        points={lesson.buildPoints}
        emptyText="No build points available"
      />
    </>
  );
}

interface PointListProps {
  readonly title: string;
  readonly glyph: GlyphName;
  readonly points: readonly string[];
  readonly emptyText: string;
}

function PointList({ title, glyph, points, emptyText }: PointListProps): ReactElement {
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      {points.length === 0 ? (
        <p className={styles.empty}>{emptyText}</p>
      ) : (
        <ul className={styles.list}>
          {points.map((point) => (
            <li key={point} className={styles.point}>
              <Glyph name={glyph} size={20} className={styles.glyph} />
              {point}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
