import { clockTime } from '@chalkline/domain/courses/watch-position';
import type { Chapter } from '@chalkline/domain/videos/chapters';
import type { ReactElement } from 'react';
import styles from './player-controls.module.css';
import type { VideoState } from './video-state.ts';

interface SeekBarProps extends Pick<VideoState, 'time' | 'duration'> {
  readonly chapters: readonly Chapter[];
  readonly onSeek: (seconds: number) => void;
}

/** The position in the video, with marks where chapters begin. */
export function SeekBar({ time, duration, chapters, onSeek }: SeekBarProps): ReactElement {
  const isKnown = Number.isFinite(duration) && duration > 0;
  const chapter = chapters.findLast(({ seconds }) => seconds <= time);
  const place = `${clockTime(time)} of ${clockTime(duration)}`;
  const valueText = chapter ? `${place}, ${chapter.title}` : place;
  return (
    <div className={styles.seekFrame}>
      <input
        type="range"
        className={styles.seek}
        aria-label="Position"
        aria-valuetext={isKnown ? valueText : 'Not loaded yet'}
        disabled={!isKnown}
        min={0}
        max={isKnown ? duration : 1}
        step={0.1}
        value={isKnown ? Math.min(time, duration) : 0}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
      {isKnown && chapters.length > 0 ? <ChapterMarks chapters={chapters} duration={duration} /> : null}
    </div>
  );
}

interface ChapterMarksProps {
  readonly chapters: readonly Chapter[];
  readonly duration: number;
}

function ChapterMarks({ chapters, duration }: ChapterMarksProps): ReactElement {
  return (
    <svg aria-hidden className={styles.chapters}>
      {chapters
        .filter(({ seconds }) => seconds > 0 && seconds < duration)
        .map(({ seconds }) => {
          const x = `${(seconds / duration) * 100}%`;
          return <line key={seconds} x1={x} x2={x} y1="13" y2="23" />;
        })}
    </svg>
  );
}
