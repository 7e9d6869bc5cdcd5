import type { TranscriptLine } from '@chalkline/contract/courses';
import type { CaptionSource } from '@chalkline/domain/captions/caption-track';
import { type FoundPiece, findInText } from '@chalkline/domain/captions/find-in-text';
import { clockTime } from '@chalkline/domain/courses/watch-position';
import { type ReactElement, type RefObject, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Glyph } from '../../ui/glyphs.tsx';
import { Input } from '../../ui/input.tsx';
import { printOnly } from '../../ui/print-only.ts';
import { useCaptionLines } from './caption-lines.ts';
import { useCurrentStart } from './current-start.ts';
import { useFollowedLine } from './follow-line.ts';
import { playFrom } from './play-from.ts';
import styles from './transcript.module.css';

interface TranscriptProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly title: string;
  readonly captions: readonly CaptionSource[];
  readonly captionsLanguage: string | null;
  /** The lines that the page contains, so that search engines find them. */
  readonly inPage: readonly TranscriptLine[];
}

/** What is said in the video. It has its place in the page from the start, and its lines when they are loaded. */
export function Transcript(props: TranscriptProps): ReactElement | null {
  const { video, title, captions, captionsLanguage, inPage } = props;
  const { state, lines } = useCaptionLines(video, captions, captionsLanguage, inPage);
  const whole = useRef<HTMLDetailsElement>(null);
  if (lines.length === 0 && state === 'loaded') return null;
  return (
    <details ref={whole} className={classNames(styles.transcript, lines.length === 0 && styles.withoutLines)}>
      <summary className={styles.summary}>Transcript</summary>
      {lines.length > 0 ? (
        <Lines
          video={video}
          title={title}
          lines={lines}
          onPrint={() => whole.current && printOnly(whole.current)}
        />
      ) : (
        <p role="status" className={styles.count}>
          {state === 'failed'
            ? "We couldn't load the transcript. Reload the page to try again."
            : 'Loading the transcript...'}
        </p>
      )}
    </details>
  );
}

interface LinesProps extends Pick<TranscriptProps, 'video' | 'title'> {
  readonly lines: readonly TranscriptLine[];
  onPrint(): void;
}

/** They follow the video, and a line leads to its position. */
function Lines({ video, title, lines, onPrint }: LinesProps): ReactElement {
  const starts = useMemo(() => lines.map(({ seconds }) => seconds), [lines]);
  const current = useCurrentStart(video, starts);
  const [wanted, setWanted] = useState('');
  const box = useRef<HTMLOListElement>(null);
  const { isFollowing, follow, noteScroll } = useFollowedLine(box, current, wanted === '');
  const found = lines.flatMap(({ seconds, text }, place) => {
    const pieces = findInText(text, wanted);
    return pieces ? [{ place, seconds, pieces }] : [];
  });
  return (
    <>
      <p className={styles.printedTitle}>{title}</p>
      <div className={styles.tools}>
        <div className={styles.find}>
          <Input
            type="search"
            icon={<Glyph name="search" size={20} />}
            aria-label="Find in the transcript"
            placeholder="Find in the transcript"
            autoComplete="off"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </div>
        <Button variant="quiet" size="small" onClick={onPrint}>
          Print
        </Button>
      </div>
      <p role="status" className={styles.count}>
        {wanted.trim() === '' ? '' : `${found.length} of ${lines.length} lines`}
      </p>
      <ol ref={box} className={styles.lines} onScroll={noteScroll}>
        {found.map(({ place, seconds, pieces }) => (
          <li key={place}>
            <button
              type="button"
              className={styles.line}
              aria-current={seconds === current ? 'true' : undefined}
              onClick={() => playFrom(video, seconds)}
            >
              <span className={styles.time}>{clockTime(seconds)}</span> <Pieces pieces={pieces} />
            </button>
          </li>
        ))}
      </ol>
      {isFollowing || wanted !== '' ? null : (
        <Button variant="quiet" size="small" onClick={follow}>
          Follow the video
        </Button>
      )}
    </>
  );
}

function Pieces({ pieces }: { readonly pieces: readonly FoundPiece[] }): ReactElement {
  return (
    <span>
      {pieces.map(({ text, isMatch }, index) => {
        const key = `${index} ${text}`;
        return isMatch ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
      })}
    </span>
  );
}
