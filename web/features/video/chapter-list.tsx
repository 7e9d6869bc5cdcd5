import { clockTime } from '@chalkline/domain/courses/watch-position';
import type { Chapter } from '@chalkline/domain/videos/chapters';
import { type ReactElement, type RefObject, useId, useMemo } from 'react';
import styles from './chapter-list.module.css';
import { useCurrentStart } from './current-start.ts';
import { playFrom } from './play-from.ts';

interface ChapterListProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly chapters: readonly Chapter[];
}

/** The chapters of a video. Each leads to its position. */
export function ChapterList({ video, chapters }: ChapterListProps): ReactElement {
  const heading = useId();
  const starts = useMemo(() => chapters.map(({ seconds }) => seconds), [chapters]);
  const current = useCurrentStart(video, starts);
  return (
    <nav aria-labelledby={heading}>
      <p id={heading} className={styles.heading}>
        Chapters
      </p>
      <ol className={styles.chapters}>
        {chapters.map(({ seconds, title }) => (
          <li key={seconds}>
            <button
              type="button"
              className={styles.chapter}
              aria-current={seconds === current ? 'true' : undefined}
              onClick={() => playFrom(video, seconds)}
            >
              <span className={styles.time}>{clockTime(seconds)}</span> {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
