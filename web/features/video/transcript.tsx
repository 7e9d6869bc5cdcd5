import { clockTime } from '@chalkline/domain/courses/watch-position';
import { type ReactElement, type RefObject, useEffect, useState } from 'react';
import styles from './transcript.module.css';

interface TranscriptProps {
  readonly video: RefObject<HTMLVideoElement | null>;
}

interface Line {
  readonly start: number;
  readonly text: string;
}

/** The transcript, made from the video's captions. A line leads to its position in the video. */
export function Transcript({ video }: TranscriptProps): ReactElement | null {
  const lines = useCaptionLines(video);
  const current = useCurrentLine(video, lines);
  if (lines.length === 0) return null;
  const goTo = (start: number) => {
    if (!video.current) return;
    video.current.currentTime = start;
    video.current.play().catch(() => undefined);
  };
  return (
    <details className={styles.transcript}>
      <summary className={styles.summary}>Transcript</summary>
      <ol className={styles.lines}>
        {lines.map(({ start, text }) => (
          <li key={start}>
            <button
              type="button"
              className={styles.line}
              aria-current={start === current ? 'true' : undefined}
              onClick={() => goTo(start)}
            >
              <span className={styles.time}>{clockTime(start)}</span> {text}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The browser already parses the captions for the video, so no other parser is needed. */
function useCaptionLines(video: RefObject<HTMLVideoElement | null>): readonly Line[] {
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => {
    const track = video.current?.querySelector('track');
    if (!track) return;
    const read = () => setLines(linesOf(track.track));
    read();
    track.addEventListener('load', read);
    return () => track.removeEventListener('load', read);
  }, [video]);
  return lines;
}

function linesOf({ cues }: TextTrack): readonly Line[] {
  return [...(cues ?? [])].map((cue) => ({
    start: cue.startTime,
    text: 'text' in cue ? String(cue.text).replaceAll('\n', ' ') : '',
  }));
}

function useCurrentLine(
  video: RefObject<HTMLVideoElement | null>,
  lines: readonly Line[],
): number | undefined {
  const [current, setCurrent] = useState<number>();
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const find = () => setCurrent(lines.findLast(({ start }) => start <= element.currentTime)?.start);
    element.addEventListener('timeupdate', find);
    return () => element.removeEventListener('timeupdate', find);
  }, [video, lines]);
  return current;
}
